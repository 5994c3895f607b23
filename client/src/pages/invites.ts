// Invitations are told once, to whoever made them; this browser keeps those of its own tables.

import { read, write } from "../settings/settings.svelte";

const KEY = "bigapple.invites";
const MOST = 50;

function all(): [string, string][] {
  try {
    const found: unknown = JSON.parse(read(KEY) ?? "[]");
    return Array.isArray(found) ? (found as [string, string][]) : [];
  } catch {
    return [];
  }
}

export function keepInvite(table: string, secret: string): void {
  const others = all().filter(([id]) => id !== table);
  write(KEY, JSON.stringify([...others, [table, secret]].slice(-MOST)));
}

export function inviteOf(table: string): string | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}
