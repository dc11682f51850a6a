const MAX_CODE_POINTS = 300;

/**
 * A job title as titles are compared: what looks alike is one job. Migration 0007 has the same rule for what was written
 * before there were versions.
 */
export function jobKeyOf(title: string): string {
  return Array.from(title.normalize('NFKC').trim().toLowerCase()).slice(0, MAX_CODE_POINTS).join('');
}
