const MOST = 5;
let recent: readonly string[] = [];

/** What was asked for on this page, the newest first. */
export function recentRequests(): readonly string[] {
  return recent;
}

export function rememberRequest(text: string): void {
  recent = [text, ...recent.filter((one) => one !== text)].slice(0, MOST);
}
