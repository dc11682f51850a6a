/** 'AB' for 'Anna Maria Berg', 'A' for 'anna': shown for a person without a picture. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => firstLetterOf(word ?? ''))
    .join('')
    .toUpperCase();
}

/** A whole letter: some take more than one UTF-16 unit, some more than one code point. */
function firstLetterOf(word: string): string {
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? '';
}
