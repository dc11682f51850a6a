import type { GenerateInput } from '#shared/proposals/contract.ts';
import type { ModelTask } from './llm/index.ts';
import { type Prepared, seedOf } from './prepared.ts';
import type { EngineTasks } from './tasks.ts';

const MAX_VOICE = 3;
const VOICE_CHARS = 600;

/** What a language model gets of a job: the post, the user's own texts, and lines of the trade. */
export async function modelTaskFor(
  tasks: Pick<EngineTasks, 'knowledge'>,
  { material, left }: Prepared,
  input: GenerateInput,
): Promise<ModelTask> {
  const { post, brief, tone, style, language, lines } = material;
  const knowledge = await tasks.knowledge({ post, brief, tone, style, language, seed: seedOf(input, '') });
  const withoutLeft = (text: string) => left.reduce((rest, one) => rest.replaceAll(one.text, ' '), text);
  return {
    ...{ post, brief, tone, style, language, lines, knowledge },
    profile: [input.skillsAndExperience, input.aboutMeStatement, input.portfolio]
      .map(withoutLeft)
      .filter((text) => text.trim() !== ''),
    voice: input.writingSamples.slice(0, MAX_VOICE).map((sample) => withoutLeft(sample).slice(0, VOICE_CHARS)),
    hidden: input.hidden,
  };
}
