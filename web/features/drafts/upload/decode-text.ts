/**
 * The text that `bytes` are: UTF-8 or UTF-16 of either order, with or without a mark that says which. Undefined when they are
 * no text. A NUL is in no text; where it would be, the bytes are something else.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return decodeAs('utf-16le', bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return decodeAs('utf-16be', bytes);
  return decodeAs('utf-8', bytes) ?? decodedByItsLooks(bytes);
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

function decodeAs(encoding: string, bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * UTF-16 that does not say so. Almost any bytes can be read as such, so it has to look like a text as well, and more so than
 * in the other order.
 */
function decodedByItsLooks(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const [best] = ['utf-16le', 'utf-16be']
    .map((encoding) => decodeAs(encoding, bytes))
    .filter((text) => text !== undefined)
    .map((text) => ({ text, share: shareOfCommonSigns(text) }))
    .sort((one, other) => other.share - one.share);
  return best && best.share >= LEAST_SHARE && !NEVER_IN_TEXT.test(best.text) ? best.text : undefined;
}

// Spaces, digits, stops: what texts of every script are strewn with, and what other bytes hold by chance less than once in a hundred.
const COMMON_SIGNS = /[\t\n\r\u0020-\u007e\u3000-\u3002\uff01\uff0c\uff1f]/g;
const LEAST_SHARE = 0.03;
const NEVER_IN_TEXT = /[^\P{Cc}\t\n\r\f]|\p{Cn}|\p{Co}/u;

function shareOfCommonSigns(text: string): number {
  return text === '' ? 0 : (text.match(COMMON_SIGNS)?.length ?? 0) / text.length;
}
