import type { ConcurrencyLimit } from '../../http/concurrency-limiter.ts';

/**
 * Readers of a proposal, as a stream or waiting for the whole. A person has a few tabs, and a broken connection may hold its
 * slot until it times out. A process serves a thousand paced streams on two cores (docs/bench.md, load) and has room to be slower.
 */
export const READER_CONCURRENCY: ConcurrencyLimit = {
  perOwner: 10,
  perProcess: 4_000,
  ownFull: 'You have too many proposals open at once. Close one and try again.',
};

/**
 * Proposals being written, read or not. The last slots are reserved for Pro ('Priority generation'). Writing takes
 * milliseconds without a language model and up to a minute with one; a user who stops and asks again has the previous one
 * still running.
 */
export const WRITING_CONCURRENCY: ConcurrencyLimit = {
  perOwner: 3,
  perProcess: 2_000,
  forPriority: 200,
  ownFull: 'Several proposals are being written for you already. Wait until one is done and try again.',
};
