/**
 * Longest texts of a job post, in UTF-16 units. Apart from the contract, so that a page may know them without its schemas.
 * Source: docs/spec/decisions.md#contracts.
 */
export const POST_CHARS = { jobTitle: 300, jobDescription: 20_000 } as const;
