// `npm run llm:check` writes one letter with the language model of the settings and says how it did: docs/operating.md.
import { checkModel } from './llm-check/check.ts';

process.exitCode = await checkModel(process.env, (line) => console.log(line));
