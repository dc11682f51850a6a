import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SlotKind } from '#shared/proposals/letter/material.ts';
import {
  forgetLine,
  listRememberedLines,
  type RememberedLine,
  rememberLine,
} from '#shared/proposals/remembered-lines.ts';
import { call } from '#web/api/call.ts';
import { useSession } from '#web/features/identity/index.ts';
import { isRemembered, withRemembered } from './remembered-lines.ts';
import { forgetVisitorLine, readVisitorLines, rememberVisitorLine } from './visitor-lines.ts';

export interface Remembered {
  readonly lines: readonly RememberedLine[];
  /** Keeps a line for the next job, if it is of a kind that others ask for. Fails silently: nothing that is shown depends on it. */
  readonly remember: (kind: SlotKind, text: string) => void;
  readonly forget: (id: string) => void;
  /** Stores `text` instead of the line, whatever its length. Rejects when it cannot be stored; the line then stays. */
  readonly replace: (line: RememberedLine, text: string) => Promise<void>;
  /** Stores a forgotten line again. Rejects when it cannot be stored. */
  readonly restore: (line: RememberedLine) => Promise<void>;
}

const NO_LINES: readonly RememberedLine[] = [];

/** Lines that this person typed before: with an account on the server, else in this browser. */
export function useRememberedLines(): Remembered {
  const userId = useSession().user?.id;
  const client = useQueryClient();
  // By person: nobody is shown another's.
  const queryKey = [listRememberedLines.path, userId ?? 'visitor'] as const;
  const { data } = useQuery({ queryKey, queryFn: () => readLines(userId) });
  const put = (next: (lines: readonly RememberedLine[]) => RememberedLine[]) =>
    client.setQueryData<readonly RememberedLine[]>(queryKey, (lines) => next(lines ?? NO_LINES));
  return {
    lines: data ?? NO_LINES,
    remember(kind, text) {
      if (!isRemembered(kind, text)) return;
      void storeLine(userId, kind, text)
        .then((line) => put((lines) => withRemembered(lines, line)))
        .catch(() => undefined);
    },
    forget(id) {
      put((lines) => lines.filter((line) => line.id !== id));
      void removeLine(userId, id).catch(() => client.invalidateQueries({ queryKey }));
    },
    async replace(line, text) {
      const next = await storeLine(userId, line.kind, text);
      await removeLine(userId, line.id);
      put((lines) => lines.filter(({ id }) => id !== next.id).map((one) => (one.id === line.id ? next : one)));
    },
    async restore({ kind, text }) {
      const line = await storeLine(userId, kind, text);
      put((lines) => withRemembered(lines, line));
    },
  };
}

async function readLines(userId: string | undefined): Promise<readonly RememberedLine[]> {
  if (userId === undefined) return readVisitorLines();
  // Chips that cannot be had are not worth a message.
  return (await call(listRememberedLines, {}).catch(() => ({ lines: NO_LINES }))).lines;
}

async function storeLine(userId: string | undefined, kind: SlotKind, text: string): Promise<RememberedLine> {
  if (userId === undefined) return rememberVisitorLine(kind, text);
  return (await call(rememberLine, { input: { kind, text: text.trim() } })).line;
}

async function removeLine(userId: string | undefined, id: string): Promise<void> {
  if (userId === undefined) forgetVisitorLine(id);
  else await call(forgetLine, { params: { id } });
}
