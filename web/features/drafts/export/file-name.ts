const MAX_CHARS = 80;
// What Windows, macOS and Linux keep for themselves in names, and what cannot be seen or turns the direction of the rest.
const NOT_IN_NAMES = /[\p{Cc}<>:"/\\|?*\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const NAMES_OF_DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name for a file that every system takes, made of what the draft is called. */
export function fileName(name: string, extension: 'txt' | 'md'): string {
  const safe = beginning(name.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ').trim())
    .replace(/^[. ]+|[. ]+$/g, '')
    .trim();
  const usable = safe === '' || NAMES_OF_DEVICES.test(safe) ? `Draft ${safe}`.trim() : safe;
  return `${usable}.${extension}`;
}

function beginning(name: string): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)) {
    if (index + segment.length > MAX_CHARS) break;
    end = index + segment.length;
  }
  return name.slice(0, end);
}
