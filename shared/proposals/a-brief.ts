import type { JobBrief } from './brief.ts';

/** What a post asks that asks nothing, for tests and the playground; `parts` is what a case is about. */
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
    clientTone: 'neutral',
    forbidsAi: null,
    noAgencies: null,
    ignored: [],
    ...parts,
  };
}
