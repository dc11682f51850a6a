import type { Plugin } from 'vite';

const JSON_SCHEMA = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;
const METHODS = /\/zod\/v4\/classic\/schemas\.js$/;

/** Formats that every text could be asked for, each with its class: `z.email()` and the like are what our contracts use. */
const TEXT_FORMATS =
  'email url jwt emoji guid uuid uuidv4 uuidv6 uuidv7 nanoid cuid cuid2 ulid base64 base64url xid ksuid ipv4 ipv6 cidrv4 cidrv6 e164 datetime date time duration';
/** What every schema could be turned into, and none of ours is. */
const WRAPPINGS = 'exactOptional nonoptional and prefault readonly';

/**
 * Code that is written while the page runs, which the content policy forbids (web/app/schema-checks.ts), and what sees to values
 * that contain themselves, which no JSON does.
 */
const ONLY_ELSEWHERE = [
  ['core.$ZodObjectJIT.init(', 'core.$ZodObject.init('],
  ['core.config({ memoizer: core.memoizer() });', ';'],
] as const;

/**
 * Leaves out of the built pages how zod writes a schema as JSON Schema, which the server does for the OpenAPI document, and those
 * methods that no contract of ours calls: every schema of a page would carry all of it along (9 KB compressed).
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform: {
      filter: { id: [JSON_SCHEMA, METHODS] },
      handler(code, id) {
        return { code: METHODS.test(id) ? withoutMethods(code) : refusals(code, id), map: null };
      },
    },
  };
}

function refusals(code: string, id: string): string {
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  if (names.length === 0) throw new Error(`${id} exports nothing that is known`);
  return `const refuse = () => { throw new Error('No JSON Schema in a page'); };
export { ${names.map((name) => `refuse as ${name}`).join(', ')} };`;
}

/** Whoever calls one of them is told so as soon as the page is opened: contracts are made while modules are loaded. */
function withoutMethods(code: string): string {
  const plain = ONLY_ELSEWHERE.reduce((rest, [there, instead]) => {
    if (!rest.includes(there)) throw new Error(`zod has no '${there}' any more`);
    return rest.replace(there, instead);
  }, code);
  return `${TEXT_FORMATS} ${WRAPPINGS}`.split(' ').reduce((rest, name) => {
    const method = new RegExp(`^( {4}${name}\\(\\w*\\)) \\{\\n.*\\n {4}\\},`, 'm');
    if (!method.test(rest)) throw new Error(`zod has no method ${name} any more`);
    return rest.replace(method, `$1 { throw new Error('No .${name}() in a page'); },`);
  }, plain);
}
