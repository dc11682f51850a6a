/** 'November 21, 2026', in the reader's time zone. Source: docs/spec/accounts.md §2. */
export function longDate(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
}

/** 'Jan 5, 2025 3:04 PM', in the reader's time zone. Source: docs/spec/decisions.md#wizard-and-drafts. */
export function dateAndTime(iso: string): string {
  return `${shortDate(iso)} ${timeOfDay(iso)}`;
}

/** 'Jan 5, 2025', in the reader's time zone. */
export function shortDate(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
}

/** '3:04 PM', in the reader's time zone. */
export function timeOfDay(iso: string): string {
  const time = new Date(iso).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return time.replace(/\s/g, ' ');
}
