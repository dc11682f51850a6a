import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AppContext } from './context.ts';
import { RESPONSE_SENT } from './mount.ts';

interface SentFile {
  /** Its media type, with the charset of a text. */
  readonly type: string;
  /** Characters besides a-z, 0-9, '.', '_' and '-' become '_'. */
  readonly name: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
}

/** Answers a download that is made while it is sent; a failure on the way cuts it, so that no half looks whole. */
export async function sendFile(c: AppContext, { type, name, chunks }: SentFile): Promise<typeof RESPONSE_SENT> {
  const { outgoing } = c.env;
  outgoing.writeHead(200, {
    'Content-Type': type,
    // Nothing but these is in a header that someone could have typed.
    'Content-Disposition': `attachment; filename="${name.replace(/[^a-z0-9._-]/g, '_')}"`,
  });
  try {
    await pipeline(Readable.from(chunks, { objectMode: false }), outgoing);
  } catch (err) {
    c.var.log().warn({ err }, 'a download broke off');
  }
  return RESPONSE_SENT;
}
