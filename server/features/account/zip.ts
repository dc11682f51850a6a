import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A text in the zip. `text` comes in pieces, so that a large one is never completely in memory. */
export interface TextFile {
  readonly path: string;
  readonly text: string | AsyncIterable<string>;
}

/** The bytes of a zip of `files`, produced on demand: nothing is read faster than it is sent. */
export async function* zipOf(files: AsyncIterable<TextFile>, at: Date): AsyncGenerator<Uint8Array, void> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  for await (const { path, text } of files) {
    const entry = new ZipDeflate(path, { level: 6 });
    entry.mtime = at;
    zip.add(entry);
    for await (const piece of typeof text === 'string' ? [text] : text) {
      entry.push(strToU8(piece));
      yield* take();
    }
    entry.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
