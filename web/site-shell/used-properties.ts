/**
 * `style` without what is said of custom properties that nothing in it mentions: their registrations, and the values that they have
 * in browsers which know no such. Where the whole sheet follows it changes nothing.
 */
export function withoutUnusedProperties(style: string): string {
  const registered = [...style.matchAll(REGISTRATION)];
  const rest = style.replaceAll(REGISTRATION, '').replace(FALLBACK, '');
  const unused = registered.map(([, name = '']) => name).filter((name) => !rest.includes(name));
  return unused.reduce(
    (kept, name) =>
      kept.replace(new RegExp(`@property ${name}\\{[^}]*\\}`), '').replace(new RegExp(`(?<=[;{])${name}:[^;}]*;?`), ''),
    style,
  );
}

const REGISTRATION = /@property (--[\w-]+)\{[^}]*\}/g;
const FALLBACK = /^@layer properties\{[^{]*\{[^{]*\{[^}]*\}\}\}/;
