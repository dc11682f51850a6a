// One file, so that all of it is there or nothing: whoever has begun can go on to the end, without a network as well.

export { createWriter } from '../generation/writer.ts';
export { proposalText } from '../result/index.ts';
export { ownWordsOf } from '../wizard/own-words.ts';
export { fieldErrorsOf, refusalToast } from '../wizard/refusal.ts';
export { LaterSteps } from './later-steps.tsx';
export { readJob } from './read-job.ts';
