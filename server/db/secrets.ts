import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from './client.ts';
import { appSecrets } from './schema/operation.ts';

const SECRET_BYTES = 32;

/** The app's own secret called `name`, 32 random bytes, made when it is first asked for; one for all processes. */
export async function getSecret(db: Db, name: 'visitor-cookie' | 'identity' | 'trial'): Promise<Buffer> {
  const value = randomBytes(SECRET_BYTES).toString('base64url');
  await db.insert(appSecrets).values({ name, value, createdAt: new Date() }).onConflictDoNothing();
  const [row] = await db.select().from(appSecrets).where(eq(appSecrets.name, name));
  if (!row) throw new Error(`The secret ${name} was removed while it was being read`);
  return Buffer.from(row.value, 'base64url');
}
