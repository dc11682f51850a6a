/** Of the list of stored proposals. Apart from its contract: the first page needs no schemas. */
export const LIST_LIMITS = { nameChars: 300, searchChars: 200, pageSize: 25, maxPageSize: 100 } as const;

const MB = 1_048_576;
/** Of one text that a stored proposal may have; its markup is several times as long. */
export const TEXT_LIMITS = { textChars: MB, htmlChars: 8 * MB } as const;
