// My tables in the order in which one wants to see them.

import type { MyTable } from "../service/documents";

/** Those that wait for me come first, then those that go on, and then the finished ones; of each
 * kind in the order of the service, the latest first. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  const rank = (table: MyTable) => (table.my_turn ? 0 : table.phase === "over" ? 2 : 1);
  return tables.filter((table) => table.phase !== "closed").sort((a, b) => rank(a) - rank(b));
}
