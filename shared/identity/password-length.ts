/** Apart from the schemas, for screens that say it before any schema is loaded. Source: decisions 'Contracts', design 'Identity'. The minimum is the seeds' and a setting of the server. */
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;
