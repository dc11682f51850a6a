import type { JobBrief } from '#shared/proposals/brief.ts';
import type { Engine, GenerationEvent } from './features/proposals/index.ts';

/** Provisional: a fixed text, until the composer is in its room. */
export function createEngine(): Engine {
  return { analyze, generate };
}

function analyze({ title, description }: { title: string; description: string }): JobBrief {
  return {
    title,
    understood: description.length > 10,
    language: 'en',
    subject: title,
    needs: [],
    skills: [],
    questions: [],
    asks: [],
    opener: null,
    anywhere: [],
    puzzles: [],
    budget: null,
    timeline: null,
    workload: null,
    pain: null,
    goal: null,
    clientTone: 'neutral',
    forbidsAi: null,
    noAgencies: null,
    ignored: [],
  };
}

async function* generate(request: Parameters<Engine['generate']>[0]): AsyncIterable<GenerationEvent> {
  const { jobTitle, jobDescription } = request.input;
  const brief = analyze({ title: jobTitle, description: jobDescription });
  yield { type: 'brief', brief };
  yield { type: 'section', part: 'hook' };
  const sentence = `Your post about ${jobTitle} names what has to be done, and this is a provisional answer to it. `;
  const plainText = sentence.repeat(12).trim();
  yield { type: 'delta', text: plainText };
  yield { type: 'verified', blanks: 0 };
  const formattedProposal = `<p>${plainText.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`)}</p>`;
  const rest = { warnings: [], unanswered: [], ignored: [], fallback: false, usage: null, seed: 'provisional' };
  yield { type: 'done', answer: { formattedProposal, plainText, brief, engine: 'composer', ...rest } };
}
