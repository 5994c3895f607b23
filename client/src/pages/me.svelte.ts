// Who one is, and the service that knows it.

import type { Language, Me, Offers } from "../service/documents";
import { connect, type Service } from "../service/http";
import { newName } from "../service/names";

export const service: Service = connect(document.baseURI);

class Myself {
  #me = $state.raw<Me | null>(null);
  #offers = $state.raw<Offers | null>(null);

  get value(): Me | null {
    return this.#me;
  }

  get offers(): Offers | null {
    return this.#offers;
  }

  async begin(): Promise<void> {
    [this.#me, this.#offers] = await Promise.all([service.whoAmI(), service.offers()]);
  }

  /** Somebody, under this name: a new person, or the same under another name. */
  async be(name: string, language: Language): Promise<Me> {
    const me = this.#me;
    if (!me) this.#me = await service.become(name, this.#anyColour(), language);
    else if (me.name !== name || me.language !== language) {
      this.#me = await service.change({ name, language });
    }
    return this.#me as Me;
  }

  async recolour(colour: string): Promise<void> {
    this.#me = await service.change({ colour });
  }

  async comeBack(secret: string): Promise<void> {
    this.#me = await service.comeBack(secret);
  }

  async beForgotten(): Promise<void> {
    await service.beForgotten();
    this.#me = null;
  }

  #anyColour(): string {
    const colours = this.#offers?.colours ?? ["teal"];
    return colours[parseInt(newName().slice(0, 6), 16) % colours.length] ?? "teal";
  }
}

export const myself = new Myself();
