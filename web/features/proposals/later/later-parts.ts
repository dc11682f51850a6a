// One file, so that all of it is loaded or nothing: a user who has begun can finish, also offline.

export { createWriter } from '../generation/writer.ts';
export { proposalText } from '../result/index.ts';
export { ownWordsOf } from '../wizard/own-words.ts';
export { fieldErrorsOf, refusalWords } from '../wizard/refusal.ts';
export { titleOf } from '../wizard/title.ts';
export { LaterSteps } from './later-steps.tsx';
export { readJob } from './read-job.ts';
