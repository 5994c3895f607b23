// The browser's own notice that one is asked: only where it is wanted, and only to whom the page is
// out of sight.

/** Whether this browser can give notices at all. */
export function canNotify(): boolean {
  return "Notification" in globalThis;
}

/** Asks the browser's leave; whether it is given. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** One notice a table: a newer one takes the older one's place. A click leads back to the page. */
export function notify(title: string, body: string, table: string): void {
  if (!document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, tag: table });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
