/** What checks the forms of /auth: fetched with the first check, or when somebody begins to type. */
export const loadSchemas = () => import('./later/sign-in-schemas.ts');
