export * from './billing.ts';
export * from './documents.ts';
export * from './identity.ts';
export * from './operation.ts';
export * from './people.ts';
export * from './writing.ts';
