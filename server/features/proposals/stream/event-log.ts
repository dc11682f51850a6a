import type { z } from 'zod';
import type { generationEvents } from '#shared/proposals/contract.ts';
import type { demoEvents } from '#shared/proposals/demo.ts';

type EventName = keyof typeof generationEvents;
type DemoEventName = keyof typeof demoEvents;
export type EventData<N extends EventName> = z.input<(typeof generationEvents)[N]>;

/** An event at a position of the text: it is sent when everything before it was sent. */
interface Mark {
  readonly at: number;
  readonly event: EventName | DemoEventName;
  readonly json: string;
}

/** The output of a generation so far, as all its readers follow it. Positions are UTF-16 units of the text. */
export interface EventLog {
  /** When writing began, by `performance.now()`: every reader sees the text at the same pace from here. */
  readonly startedAt: number;
  text: string;
  readonly marks: Mark[];
  /** `done` or `error`; nothing comes after it. */
  end: Mark | undefined;
}

/** The position of one reader. */
export interface Cursor {
  sent: number;
  mark: number;
  ended: boolean;
}

/** Of a text that was begun `agoMs` ago; a negative number, by clocks that differ, counts as now. */
export function createEventLog(agoMs = 0): EventLog {
  return { startedAt: performance.now() - Math.max(0, agoMs), text: '', marks: [], end: undefined };
}

export function addMark<N extends EventName>(eventLog: EventLog, event: N, data: EventData<N>): void {
  eventLog.marks.push({ at: eventLog.text.length, event, json: JSON.stringify(data) });
}

export function endEventLog<N extends 'done' | 'error'>(eventLog: EventLog, event: N, data: EventData<N>): void {
  eventLog.end ??= { at: eventLog.text.length, event, json: JSON.stringify(data) };
}

/**
 * A reader that has everything up to `position` already, which may be more than this process has yet. Marks at this very
 * position are sent again: which of them had arrived is unknown, and repeating them is harmless.
 */
export function cursorAt(eventLog: EventLog, position: number): Cursor {
  const sent = wholeCharacters(eventLog.text, position);
  const mark = eventLog.marks.findIndex((m) => m.at >= sent);
  return { sent, mark: mark === -1 ? eventLog.marks.length : mark, ended: false };
}

/** Every frame between the cursor and `upTo`, as one string; moves the cursor. The end is sent after all text. */
export function takeFrames(eventLog: EventLog, cursor: Cursor, upTo: number): string {
  const target = Math.max(cursor.sent, wholeCharacters(eventLog.text, Math.min(upTo, eventLog.text.length)));
  let frames = '';
  for (;;) {
    const mark = eventLog.marks[cursor.mark];
    const stop = mark && mark.at < target ? mark.at : target;
    if (stop > cursor.sent) {
      const text = eventLog.text.slice(cursor.sent, stop);
      cursor.sent = stop;
      frames += frame(stop, 'delta', JSON.stringify({ text }));
    }
    if (!mark || mark.at > cursor.sent) break;
    frames += frame(mark.at, mark.event, mark.json);
    cursor.mark++;
  }
  if (eventLog.end && cursor.sent >= eventLog.text.length) {
    frames += frame(eventLog.text.length, eventLog.end.event, eventLog.end.json);
    cursor.ended = true;
  }
  return frames;
}

function frame(id: number, event: Mark['event'], json: string): string {
  return `id: ${id}\nevent: ${event}\ndata: ${json}\n\n`;
}

/** The position itself, or one earlier when it would split a surrogate pair. */
function wholeCharacters(text: string, place: number): number {
  const before = text.charCodeAt(place - 1);
  return before >= 0xd800 && before <= 0xdbff && place < text.length ? place - 1 : place;
}
