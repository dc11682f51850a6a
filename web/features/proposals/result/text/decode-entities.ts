const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]*));/gi;

/** The characters of `&amp;`, `&#8217;` and other entities. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole: string, hex?: string, decimal?: string, name?: string) => {
    if (name) return SIGNS[name] ?? named(whole);
    return signOf(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

function signOf(code: number): string {
  const isSign = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return isSign ? String.fromCodePoint(code) : '\u{FFFD}';
}

/** One of the two thousand that have a name. The browser knows them; it is given the name alone, in which there is no tag. */
function named(entity: string): string {
  if (typeof DOMParser === 'undefined') return entity;
  return new DOMParser().parseFromString(entity, 'text/html').body.textContent ?? entity;
}
