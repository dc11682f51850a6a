import { defineConfig } from 'drizzle-kit';

// `npm run db:generate -- --name what_changes` writes the next migration from the schema; it needs no database.
export default defineConfig({ dialect: 'postgresql', schema: './server/db/schema', out: './server/db/migrations' });
