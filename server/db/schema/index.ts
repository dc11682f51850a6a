export { GENERATION_STATUSES, generations, OWNER_KINDS } from './generations.ts';
export { rateLimits } from './rate-limits.ts';
export { appSecrets } from './secrets.ts';
