/** Why a rendered page would not work under the policy of the site, or with the islands `known`: the ends of sentences about it. */
export function pageFaults(html: string, known: readonly string[]): string[] {
  const named = [...html.matchAll(/ data-island="([^"]*)"/g)].map(([, name = '']) => name);
  const unknown = named.filter((name) => !known.includes(name));
  const twice = named.filter((name, index) => named.indexOf(name) !== index);
  return [
    ...unknown.map((name) => `has the island ${name}, which web/site-islands.ts does not know`),
    ...twice.map((name) => `has the island ${name} twice`),
    // The content policy allows only the page's own styles.
    ...(/<[a-z][^<>]* style="/.test(html) ? ['has a style attribute'] : []),
  ];
}
