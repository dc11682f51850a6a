import type { Plugin } from 'vite';

const JSON_SCHEMA = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;

/**
 * Leaves out of the built pages how zod writes a schema as JSON Schema: the server does that, for the OpenAPI document, and
 * every schema of a page would carry it along (5 KB compressed).
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform: {
      filter: { id: JSON_SCHEMA },
      handler(code, id) {
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
        if (names.length === 0) throw new Error(`${id} exports nothing that is known`);
        return {
          code: `const refuse = () => { throw new Error('No JSON Schema in a page'); };
export { ${names.map((name) => `refuse as ${name}`).join(', ')} };`,
          map: null,
        };
      },
    },
  };
}
