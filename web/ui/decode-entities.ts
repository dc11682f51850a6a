const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
]);

/**
 * The characters of `&amp;`, `&lt;`, `&gt;`, `&quot;`, `&apos;`, `&nbsp;` and of numeric references. Nothing else is in HTML that our
 * sanitisers, React and browsers write. By hand because it is in the head of the tool's page, where `entities`, which reads posts on the
 * server, is half a kilobyte too many (docs/decisions/0151-small-code-kept-by-hand.md).
 */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole: string, hex?: string, ten?: string, name?: string) => {
      if (name) return NAMED.get(name) ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(ten);
      const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
      return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
    },
  );
}
