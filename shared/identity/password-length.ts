/**
 * Apart from the schemas, for screens that show it before any schema is loaded. Source: docs/spec/decisions.md#contracts,
 * docs/spec/identity.md. The minimum is a setting of the server.
 */
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;
