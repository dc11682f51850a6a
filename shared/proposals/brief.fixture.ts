import type { JobBrief } from './brief.ts';

/** An empty brief for tests and the playground, with `parts` of the case at hand. */
export function aBrief(parts: Partial<JobBrief> = {}): JobBrief {
  return {
    title: 'A job',
    understood: true,
    language: 'en',
    needs: [],
    skills: [],
    questions: [],
    asks: [],
    opener: null,
    codeSentence: null,
    anywhere: [],
    puzzles: [],
    budget: null,
    timeline: null,
    workload: null,
    conditions: [],
    availability: [],
    demands: [],
    clientTone: 'neutral',
    forbidsAi: null,
    noAgencies: null,
    ignored: [],
    ...parts,
  };
}
