/** What is streamed in the bench: to every reader 50 tokens of 4 characters a second, for ten seconds. */
export const TOKENS_PER_SECOND = 50;
export const CHARS_PER_TOKEN = 4;
export const SECONDS = 10;
export const TICK_MS = 50;
