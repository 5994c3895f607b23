/** A name that nothing else has. (`crypto.randomUUID` is missing where a page comes over plain
 * HTTP from another machine, as it does at a family's table.) */
export function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
