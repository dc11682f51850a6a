import type { ServerResponse } from 'node:http';
import { type Cursor, cursorAt, type EventLog, takeFrames } from './event-log.ts';

// Measured with 1,000 streams of 50 tokens a second on two cores: one write for each stream and 50 ms keeps up.
const TICK_MS = 50;
// Proxies drop a silent connection after 30 to 60 seconds, and so do we.
const HEARTBEAT_MS = 10_000;
const HEARTBEAT = ': still writing\n\n';

/** Sends event logs to their readers, all of them from one timer, at most one write for each reader and tick. */
export interface Hub {
  /** Sends the stream of `event log` from `position` on, at once with what there is. Resolves when it is over. */
  attach(eventLog: EventLog, response: ServerResponse, position: number): Promise<void>;
  /** From now on sends everything without pacing. */
  flush(): void;
  /** Open streams. */
  size(): number;
}

interface Reader {
  readonly eventLog: EventLog;
  readonly response: ServerResponse;
  readonly cursor: Cursor;
  readonly leave: () => void;
  wroteAt: number;
}

/**
 * `pace` is in characters a second, counted from the start of the generation; 0 sends all that there is. By the monotonic clock: no
 * step of the machine's clock stops a stream.
 */
export function createHub(options: { pace: number }): Hub {
  const readers = new Set<Reader>();
  let pace = options.pace === 0 ? Number.POSITIVE_INFINITY : options.pace;
  let timer: NodeJS.Timeout | undefined;

  function tick(): void {
    const now = performance.now();
    for (const reader of readers) send(reader, now);
  }

  function send(reader: Reader, now: number): void {
    const { eventLog, response, cursor } = reader;
    if (response.destroyed) return reader.leave();
    // A slow reader gets more text at a time instead of a growing buffer; one that never reads times out.
    if (response.writableNeedDrain) return;
    // The first tick's worth is due at once.
    const due = Math.floor(pace * ((now - eventLog.startedAt + TICK_MS) / 1000));
    let frames = takeFrames(eventLog, cursor, due);
    if (frames === '' && now - reader.wroteAt >= HEARTBEAT_MS) frames = HEARTBEAT;
    if (frames !== '') {
      reader.wroteAt = now;
      response.write(frames);
    }
    if (cursor.ended) {
      response.end();
      reader.leave();
    }
  }

  function add(reader: Reader): void {
    readers.add(reader);
    timer ??= setInterval(tick, TICK_MS);
  }

  function remove(reader: Reader): void {
    readers.delete(reader);
    if (readers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    attach(eventLog, response, position) {
      return new Promise((resolve) => {
        const leave = () => {
          remove(reader);
          resolve();
        };
        // Without text yet: a reader that has all there is hears at once that it is connected.
        const wroteAt = Number.NEGATIVE_INFINITY;
        const reader: Reader = { eventLog, response, cursor: cursorAt(eventLog, position), leave, wroteAt };
        response.writeHead(200, STREAM_HEADERS);
        if (response.destroyed) return resolve();
        // A reader's disconnect is not reported; the generation continues without it.
        response.once('close', leave).on('error', leave);
        add(reader);
        send(reader, performance.now());
      });
    },
    flush() {
      pace = Number.POSITIVE_INFINITY;
      tick();
    },
    size: () => readers.size,
  };
}

const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Tells buffering proxies not to collect the answer.
  'X-Accel-Buffering': 'no',
};
