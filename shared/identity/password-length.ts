/** Apart from the schemas. Sources: docs/spec/decisions.md#contracts, docs/spec/identity.md. The minimum is a setting. */
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;
