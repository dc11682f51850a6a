import { expect } from 'vitest';
import { z } from 'zod';

const jsonObject = z.record(z.string(), z.unknown());

export interface StreamEvent {
  readonly id: number;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

/** Reads server-sent events and holds each against the schema of its name. */
export function readEvents(body: ReadableStream<Uint8Array>, schemas: Readonly<Record<string, z.ZodType>>) {
  const reader = body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let buffer = '';

  async function next(): Promise<StreamEvent | undefined> {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end !== -1) {
        const frame = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        if (!frame.startsWith(':')) return parseFrame(frame, schemas);
        continue;
      }
      const { done, value } = await reader.read();
      if (done) return undefined;
      buffer += decoder.decode(value, { stream: true });
    }
  }

  return {
    async take(count = Number.POSITIVE_INFINITY): Promise<StreamEvent[]> {
      const events: StreamEvent[] = [];
      while (events.length < count) {
        const event = await next();
        if (!event) break;
        events.push(event);
      }
      return events;
    },
    leave: () => void reader.cancel().catch(() => undefined),
  };
}

/** The text that the deltas among `events` make up. */
export function textOf(events: readonly StreamEvent[]): string {
  return events.map((e) => (e.event === 'delta' ? String(e.data.text) : '')).join('');
}

function parseFrame(frame: string, schemas: Readonly<Record<string, z.ZodType>>): StreamEvent {
  const fields = new Map(frame.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]));
  const event = fields.get('event') ?? '';
  const data = jsonObject.parse(JSON.parse(fields.get('data') ?? ''));
  expect(schemas[event]?.safeParse(data).success, `event ${event} is what the contract says`).toBe(true);
  return { id: Number(fields.get('id')), event, data };
}
