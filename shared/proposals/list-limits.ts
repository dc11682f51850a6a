/** Of the list of stored proposals. Apart from its contract: the first page needs no schemas. */
export const LIST_LIMITS = { nameChars: 300, searchChars: 200, pageSize: 25, maxPageSize: 100 } as const;
