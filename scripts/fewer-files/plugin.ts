import react from '@vitejs/plugin-react';
import { build, type Plugin, type UserConfig } from 'vite';
import { withoutJsonSchema } from '../without-json-schema.ts';
import { type BuiltFile, filesOfModules } from './files-of-modules.ts';

/**
 * The proposal tool in a few files instead of fifty: each is compressed by itself, and what two of them have alike is sent twice.
 * The bundler keeps every set of modules apart that some other page might want without the rest. Which modules there are once
 * everything unused is gone is known at the end of a build alone, so there is a quick one first.
 */
export function fewerFiles(): Plugin {
  return {
    name: 'fewer-files',
    apply: 'build',
    async config(config, { isSsrBuild }) {
      if (isSsrBuild) return undefined;
      const files = filesOfModules(await tryOut(config));
      const name = (id: string) => files.get(id) ?? null;
      // A file's modules import those of another file and never the other way round: they need not be brought along.
      const group = { name, debugName: 'fewer files', priority: -1, includeDependenciesRecursively: false };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
    },
  };
}

async function tryOut({ root, define, resolve, build: { rolldownOptions } = {} }: UserConfig): Promise<BuiltFile[]> {
  const { input, treeshake } = rolldownOptions ?? {};
  const built = await build({
    configFile: false,
    logLevel: 'error',
    ...(root !== undefined && { root }),
    ...(define && { define }),
    ...(resolve && { resolve }),
    plugins: [react(), withoutJsonSchema(), withoutStyles()],
    publicDir: false,
    build: {
      write: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { ...(input && { input }), ...(treeshake !== undefined && { treeshake }) },
    },
  });
  const outputs = 'output' in built ? [built] : Array.isArray(built) ? built : [];
  return outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
}

/** No style decides which module goes where, and making them takes longer than all the rest. */
function withoutStyles(): Plugin {
  return { name: 'without-styles', enforce: 'pre', load: (id) => (id.endsWith('.css') ? '' : undefined) };
}
