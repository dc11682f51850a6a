import { expect, it } from 'vitest';
import { eventsIn, type ServerEvent } from './event-stream.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function eventsFrom(...pieces: Uint8Array<ArrayBuffer>[]): Promise<ServerEvent[]> {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(out) {
      for (const piece of pieces) out.enqueue(piece);
      out.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of eventsIn(body)) events.push(event);
  return events;
}

const stream = ': hello\n\nid: 3\nevent: delta\ndata: {"text":"söß 😀"}\n\nevent: delta\ndata: a\ndata: b\n\n';
const expected: ServerEvent[] = [
  { event: 'delta', id: '3', data: '{"text":"söß 😀"}' },
  { event: 'delta', id: '3', data: 'a\nb' },
];

it('loses no letter wherever the network cuts the stream, even inside an emoji', async () => {
  const whole = bytes(stream);
  for (let cut = 0; cut <= whole.length; cut += 1) {
    expect(await eventsFrom(whole.slice(0, cut), whole.slice(cut))).toEqual(expected);
  }
});

it('reads the line ends that a proxy may have changed', async () => {
  const crlf = bytes(stream.replaceAll('\n', '\r\n'));
  expect(await eventsFrom(crlf)).toEqual(expected);
  expect(await eventsFrom(...[...crlf].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
});

it('leaves out an event that was cut off, because it will come again', async () => {
  expect(await eventsFrom(bytes('data: whole\n\ndata: half'))).toEqual([{ event: 'message', id: '', data: 'whole' }]);
});
