import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createEventLog, type EventLog, endEventLog } from './event-log.ts';
import { createHub, type Hub } from './hub.ts';

const HEARTBEAT = ': still writing\n\n';
const START = Date.parse('2026-01-05T10:00:00Z');
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
});

/** A reader's connection, which accepts data or blocks. */
class Line extends Duplex {
  received = '';
  isReading = true;
  #readOn = () => {};

  override _read(): void {
    // The request is all that comes from this side.
  }

  override _write(chunk: Uint8Array | string, _encoding: string, done: () => void): void {
    this.received += Buffer.from(chunk).toString();
    if (this.isReading) done();
    else this.#readOn = done;
  }

  readOn(): void {
    this.isReading = true;
    this.#readOn();
  }
}

async function join(hub: Hub, eventLog: EventLog, isReading = true): Promise<{ line: Line; response: ServerResponse }> {
  const server = createServer();
  const line = new Line();
  line.isReading = isReading;
  const asked = once(server, 'request');
  server.emit('connection', line);
  line.push('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [, response]: ServerResponse[] = await asked;
  if (!response) throw new Error('not asked');
  void hub.attach(eventLog, response, 0);
  await nextTurn();
  return { line, response };
}

async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await nextTurn();
}

it('sends a keep-alive at once and every ten seconds while there is nothing to send', async () => {
  const hub = createHub({ pace: 0 });
  const eventLog = createEventLog();
  const { line } = await join(hub, eventLog);
  const heartbeats = () => line.received.split(HEARTBEAT).length - 1;
  expect([line.received.startsWith('HTTP/1.1 200 OK'), heartbeats()]).toEqual([true, 1]);
  await pass(9_950);
  expect(heartbeats()).toBe(1);
  await pass(50);
  expect(heartbeats()).toBe(2);
  await pass(5_000);
  eventLog.text = 'A bread bag';
  await pass(10_000);
  expect(heartbeats()).toBe(2);
  await pass(50);
  expect(heartbeats()).toBe(3);
});

it('buffers nothing for a slow reader, and sends the rest once they read on', async () => {
  const hub = createHub({ pace: 0 });
  const eventLog = createEventLog();
  eventLog.text = 'a'.repeat(200_000);
  const { line, response } = await join(hub, eventLog, false);
  const held = response.writableLength;
  expect(held).toBeGreaterThan(200_000);
  for (let i = 0; i < 100; i++) {
    eventLog.text += 'b'.repeat(1_000);
    await pass(1_000);
  }
  expect([response.writableLength, line.received.includes('bb')]).toEqual([held, false]);
  line.readOn();
  endEventLog(eventLog, 'error', { message: 'Over.', code: 'UNEXPECTED' });
  await nextTurn();
  await pass(50);
  expect(line.received.match(/"text":"b{100000}"/g)).toHaveLength(1);
  expect(hub.size()).toBe(0);
});

it('removes a reader who disconnects, and stops when there is none', async () => {
  const hub = createHub({ pace: 0 });
  const eventLog = createEventLog();
  const [one, other] = [await join(hub, eventLog), await join(hub, eventLog)];
  expect([hub.size(), vi.getTimerCount()]).toEqual([2, 1]);
  one.line.destroy();
  await pass(0);
  expect([hub.size(), vi.getTimerCount()]).toEqual([1, 1]);
  other.line.destroy();
  await pass(0);
  expect([hub.size(), vi.getTimerCount()]).toEqual([0, 0]);
});

it('sends text and keep-alives at its pace while the clock of the machine is set back and forward', async () => {
  const hub = createHub({ pace: 100 });
  const eventLog = createEventLog();
  eventLog.text = 'a'.repeat(1_000);
  const { line } = await join(hub, eventLog);
  vi.setSystemTime(START - HOUR_MS);
  await pass(1_000);
  expect(lettersIn(line)).toBeCloseTo(105, -1);
  vi.setSystemTime(START + HOUR_MS);
  await pass(1_000);
  expect(lettersIn(line)).toBeCloseTo(205, -1);
  await pass(8_000);
  expect(lettersIn(line)).toBe(1_000);
  vi.setSystemTime(START - HOUR_MS);
  await pass(10_050);
  expect(line.received.endsWith(`${HEARTBEAT}\r\n`)).toBe(true);
});

it('begins a text now whose row another process has dated an hour ahead', async () => {
  const hub = createHub({ pace: 100 });
  const eventLog = createEventLog(-HOUR_MS);
  eventLog.text = 'a'.repeat(1_000);
  const { line } = await join(hub, eventLog);
  await pass(2_000);
  expect(lettersIn(line)).toBeCloseTo(205, -1);
});

function lettersIn({ received }: Line): number {
  return [...received.matchAll(/"text":"(a+)"/g)].reduce((sum, [, text = '']) => sum + text.length, 0);
}
