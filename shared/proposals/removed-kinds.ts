// Apart from the gates: a page that only reads an answer needs none of them.

/** What code takes out of a text, whoever wrote it. */
export const REMOVED_KINDS = ['link', 'contact', 'prompt_leak', 'obeyed_injection', 'markup'] as const;
export type RemovedKind = (typeof REMOVED_KINDS)[number];
