// Where one is: the part of the address behind the #, which no server ever sees. Invitations are
// there, so they are in nobody's log.

export type Place =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "invite"; table: string; secret: string }
  | { page: "back"; secret: string };

export function readPlace(hash: string): Place {
  const [page = "", first = "", second = ""] = hash.replace(/^#\/?/, "").split("/");
  if (page === "table" && first) return { page, table: first };
  if (page === "invite" && first && second) return { page, table: first, secret: second };
  if (page === "back" && first) return { page, secret: first };
  return { page: "home" };
}

export function hashOf(place: Place): string {
  switch (place.page) {
    case "home":
      return "#";
    case "table":
      return `#table/${place.table}`;
    case "invite":
      return `#invite/${place.table}/${place.secret}`;
    case "back":
      return `#back/${place.secret}`;
  }
}

/** A whole address, to be sent to somebody. */
export function linkTo(place: Place): string {
  return new URL(hashOf(place), location.href.split("#")[0]).href;
}

class Here {
  #place = $state.raw<Place>({ page: "home" });

  get place(): Place {
    return this.#place;
  }

  begin(): void {
    const look = () => (this.#place = readPlace(location.hash));
    window.addEventListener("hashchange", look);
    look();
  }

  go(place: Place): void {
    location.hash = hashOf(place);
  }

  /** Goes on without a way back to a secret in the address. */
  replace(place: Place): void {
    history.replaceState(null, "", hashOf(place));
    this.#place = place;
  }
}

export const here = new Here();
