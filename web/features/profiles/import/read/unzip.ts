import { type UnzipFileInfo, unzipSync } from 'fflate';
import { FileRefused } from './refusals.ts';

/** Unpacked, in bytes: of one file, and of all that are taken. */
const MAX_ENTRY_BYTES = 8 * 1024 * 1024;
const MAX_ALL_BYTES = 16 * 1024 * 1024;
const MAX_ENTRIES = 2_000;

/** The names of the files in a ZIP. @throws FileRefused broken, too_big_inside */
export function namesInZip(bytes: Uint8Array): string[] {
  const names: string[] = [];
  unpack(bytes, ({ name }) => {
    names.push(name);
    if (names.length > MAX_ENTRIES) throw new FileRefused('too_big_inside');
    return false;
  });
  return names;
}

/**
 * The files of a ZIP that `isWanted`, unpacked. A file is given the room that the ZIP says it takes, so that a false size
 * cannot take more memory. @throws FileRefused broken, too_big_inside
 */
export function filesInZip(bytes: Uint8Array, isWanted: (name: string) => boolean): Record<string, Uint8Array> {
  let total = 0;
  return unpack(bytes, ({ name, originalSize }) => {
    if (!isWanted(name)) return false;
    total += originalSize;
    if (originalSize > MAX_ENTRY_BYTES || total > MAX_ALL_BYTES) throw new FileRefused('too_big_inside');
    return true;
  });
}

function unpack(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (cause) {
    if (cause instanceof FileRefused) throw cause;
    throw new FileRefused('broken', { cause });
  }
}
