import type { Endpoint } from '#shared/http/endpoint.ts';
import { failureOf } from './api-error.ts';
import { type CallOptions, refusalOf, requestOf } from './call.ts';
import { withToken } from './token.ts';

export interface FetchedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Asks for the file that `endpoint` answers. Not a plain link: a refusal would be saved as the file. @throws ApiError */
export async function fetchFile<E extends Endpoint & { file: string }>(
  endpoint: E,
  options: CallOptions<E> & { timeoutMs: number },
): Promise<FetchedFile> {
  try {
    const request = requestOf(endpoint, options, AbortSignal.timeout(options.timeoutMs), { accept: endpoint.file });
    const response = await fetch(await withToken(request));
    if (!response.ok) throw await refusalOf(response);
    const [, name = 'download'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { name, content: await response.blob() };
  } catch (error) {
    throw failureOf(error, options.signal);
  }
}

// Safari reads it some time after the click, and shows a sheet first that a person may think about.
const READ_WITHIN_MS = 60_000;

/** Hands it to the browser's downloads. */
export function saveFile({ name, content }: FetchedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN_MS);
}
