/** One server-sent event. `id` is the last id the stream has named, as the standard says: it stands until a new one. */
export interface ServerEvent {
  readonly event: string;
  readonly id: string;
  readonly data: string;
}

/**
 * Reads the events in `body` as they arrive, whatever pieces the network cuts them into. An event that was not closed by a
 * blank line when the stream ended is dropped: it will come again.
 */
export async function* eventsIn(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ServerEvent, void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const frame = newFrame();
  let rest = '';
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const lines = linesOf(rest + piece.value);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const event = frame.take(line);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The last element is what has no line end yet. A '\r' at the very end waits: its '\n' may be in the next piece. */
function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r(?!$)/);
}

function newFrame() {
  let id = '';
  let event = '';
  let data: string[] = [];
  const close = (): ServerEvent | undefined => {
    const whole = data.length > 0 ? { event: event || 'message', id, data: data.join('\n') } : undefined;
    event = '';
    data = [];
    return whole;
  };
  return {
    /** Takes the next line; answers the event that it completes. */
    take(line: string): ServerEvent | undefined {
      if (line === '') return close();
      const [, field, value] = /^([^:]*)(?:: ?([\s\S]*))?$/.exec(line) ?? [];
      if (field === 'data') data.push(value ?? '');
      else if (field === 'event') event = value ?? '';
      else if (field === 'id' && !value?.includes('\0')) id = value ?? '';
      return undefined;
    },
  };
}

/** Aborts with a TimeoutError when nothing passes through `heard` for `ms`; the server sends a comment now and then. */
export function watchForSilence(ms: number) {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(new DOMException('No byte arrived', 'TimeoutError')), ms);
  let timer = start();
  const heard = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, out) {
      clearTimeout(timer);
      timer = start();
      out.enqueue(bytes);
    },
  });
  return { signal: controller.signal, heard, end: () => clearTimeout(timer) };
}
