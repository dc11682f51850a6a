import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const NAME = 'virtual:head-script/';

/**
 * `import code from 'virtual:head-script/tool'` is web/head/tool.ts and all it imports as one minified classic script, to be written
 * into a page's head. index.html gets that of web/head/app.ts.
 */
export function headScripts(): Plugin {
  return {
    name: 'head-scripts',
    resolveId: { filter: { id: new RegExp(`^${NAME}`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${NAME}`) },
      async handler(id) {
        const { code, modules } = await bundle(id.slice(NAME.length + 1));
        for (const file of modules) this.addWatchFile(file);
        return { code: `export default ${JSON.stringify(code)};`, moduleType: 'js' };
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { code } = await bundle('app');
        return html.replace('<!-- head script -->', () => `<script>${code}</script>`);
      },
    },
  };
}

/** @throws Error where the script could not be written into a script element as it is. */
async function bundle(name: string): Promise<{ code: string; modules: readonly string[] }> {
  const input = fileURLToPath(new URL(`../../web/head/${name}.ts`, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: {
        input,
        output: { format: 'iife' },
        treeshake: { moduleSideEffects: (id) => id === input },
      },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (!chunk) throw new Error(`${input} was built to nothing`);
  if (/<!--|<\/?script/i.test(chunk.code)) throw new Error(`${input} would end its script element`);
  return { code: chunk.code.trim(), modules: chunk.moduleIds };
}
