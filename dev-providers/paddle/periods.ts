import type { Duration, Period } from './entities.ts';

const DAY_MS = 86_400_000;
const DAYS = { day: 1, week: 7 } as const;

/** `at` plus a duration; the 31st becomes the last day of a shorter month. Digits below the millisecond stay. */
export function addDuration(at: string, { interval, frequency }: Duration): string {
  const start = new Date(at);
  if (interval === 'day' || interval === 'week')
    return withDigitsOf(at, new Date(start.getTime() + frequency * DAYS[interval] * DAY_MS));
  const months = interval === 'year' ? frequency * 12 : frequency;
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return withDigitsOf(at, end);
}

export function periodFrom(startsAt: string, length: Duration): Period {
  return { starts_at: startsAt, ends_at: addDuration(startsAt, length) };
}

export const msOf = (at: string): number => new Date(at).getTime();

function withDigitsOf(at: string, time: Date): string {
  const below = /\.\d{3}(\d+)Z$/.exec(at)?.[1] ?? '';
  const text = time.toISOString().slice(0, -1);
  return below === '' && !at.includes('.') ? `${text.slice(0, -4)}Z` : `${text}${below}Z`;
}
