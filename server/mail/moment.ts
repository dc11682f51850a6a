/** 'Jan 5, 2025 3:04 PM UTC': the reader's time zone is unknown. */
export function momentInWords(at: Date): string {
  const time = at.toLocaleTimeString('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
  return `${dayInWords(at)} ${time.replace(/\s/g, ' ')} UTC`;
}

/** 'Jan 5, 2025', by the day in UTC. */
export function dayInWords(at: Date): string {
  return at.toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' });
}
