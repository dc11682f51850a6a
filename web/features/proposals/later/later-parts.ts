// One file, so that all of it is there or nothing: whoever has begun can go on to the end, without a network as well.
export { ownWordsOf } from '../own-words.ts';
export { fieldErrorsOf, refusalToast } from '../refusal.ts';
export { proposalText } from '../result/index.ts';
export { createWriter } from '../writer.ts';
export { LaterSteps } from './later-steps.tsx';
export { readJob } from './read-job.ts';
