import { expect, it } from 'vitest';
import { rewriteInput } from '#shared/proposals/rewrite.ts';
import { analyzePost } from '../analyze/index.ts';
import { ComposerWriter } from '../compose/composer.ts';
import { rewriteSection } from './rewrite.ts';

const engine = { analyze: analyzePost, writer: new ComposerWriter() };
const JOB = {
  jobTitle: 'Rediseño de una app de reservas',
  jobDescription:
    'Queremos rediseñar nuestra app de reservas.\n\nLo que necesitamos:\n- Entrevistas con pacientes\n- Rediseño del flujo de reserva\n- Sistema de diseño ligero\n- Entrega a los desarrolladores con medidas',
};
const NOW = `Plan de trabajo

De principio a fin, el trabajo seguiría este orden:

• Sistema de diseño ligero.
• Entrega a los desarrolladores con medidas.
• Terminar con una comprobación completa.`;

it('names no step twice and announces the list once when a plan grows', async () => {
  const input = rewriteInput.parse({ ...JOB, part: 'approach', action: 'lengthen', now: NOW, rest: '' });
  const answer = await rewriteSection(engine, { input, authorId: 'ada' }, { signal: new AbortController().signal });
  const { plainText } = answer.section;
  expect(answer.unchanged).toBe(false);
  expect(plainText.match(/:$/gm)).toHaveLength(1);
  expect(plainText.match(/Sistema de diseño/g)).toHaveLength(1);
  expect(plainText.match(/Entrega a los desarrolladores/g)).toHaveLength(1);
});
