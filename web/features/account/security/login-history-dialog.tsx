import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  endOtherSessions,
  endSession,
  listLoginHistory,
  listSessions,
  type loginEntry,
} from '#shared/identity/contract.ts';
import { callAsUser } from '#web/features/identity/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { dateAndTime } from '#web/ui/dates.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Fetched } from '#web/ui/fetched.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { useChange } from '../use-change.ts';

type LoginEntry = z.output<typeof loginEntry>;

const WAYS: Record<LoginEntry['method'], string> = {
  password: 'Password',
  google: 'Google',
  firebase: 'Google or password',
  passkey: 'Passkey',
};

/** The last sign-ins and refused tries, and the way to end what one does not know. */
export function LoginHistoryDialog({ onClose }: { onClose: () => void }) {
  const { data } = useSessions();
  const hasOthers = data !== undefined && data.sessions.length > 1;
  return (
    <Dialog
      onClose={onClose}
      title="Login History"
      description="If you do not recognize one of these, sign it out and change your password."
      className="max-w-160"
      footer={hasOthers && <SignOutOthers />}
    >
      <Entries />
    </Dialog>
  );
}

function SignOutOthers() {
  const endOthers = useEndOtherSessions();
  return (
    <Button variant="secondary" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
      Sign out all others
    </Button>
  );
}

function Entries() {
  return (
    <Fetched
      query={useLoginHistory()}
      failed="Your login history could not be fetched"
      loading={
        <Loading
          label="Loading your login history"
          rows={['w-2/3', 'w-1/3 mb-3', 'w-1/2', 'w-1/3 mb-3', 'w-3/5', 'w-1/3 mb-3']}
          className="gap-2 py-2"
        />
      }
    >
      {({ entries }) => (
        <ul aria-label="Sign-ins">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Fetched>
  );
}

function Entry({ entry }: { entry: LoginEntry }) {
  const endSession = useEndSession();
  const { sessionId, current, event, device, network, method, at } = entry;
  return (
    <li className="flex min-h-16 items-center justify-between gap-4 border-t border-line py-3 first:border-t-0">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-strong wrap-anywhere">{device}</span>
          {current && <Badge tone="accent">This device</Badge>}
          {event === 'sign-in-failed' && <Badge tone="danger">Refused</Badge>}
        </p>
        <p className="text-small text-ink-soft tabular-nums">
          <time dateTime={at}>{dateAndTime(at)}</time> · {WAYS[method]} ·{' '}
          {network === 'this' ? 'this network' : 'another network'}
        </p>
      </div>
      {sessionId !== null && !current && (
        <Button
          variant="secondary"
          size="sm"
          busy={endSession.isPending}
          aria-label={`Sign out ${device}, ${dateAndTime(at)}`}
          onClick={() => endSession.mutate(sessionId)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

const HISTORY = [listLoginHistory.path] as const;
const SESSIONS = [listSessions.path] as const;
const FAILED = 'No devices were signed out';

/** The last sign-ins, refetched each time they are shown. */
function useLoginHistory() {
  return useQuery({
    queryKey: HISTORY,
    queryFn: ({ signal }) => callAsUser(listLoginHistory, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Where the person is signed in, refetched with the history. */
function useSessions() {
  return useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => callAsUser(listSessions, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Signs one browser out. */
function useEndSession() {
  const words = { done: 'Signed out', about: () => 'That browser is signed out.', failed: FAILED };
  return useChange([HISTORY, SESSIONS], words, (id: string) => callAsUser(endSession, { params: { id } }));
}

/** Signs every other browser out. */
function useEndOtherSessions() {
  const about = ({ ended }: { ended: number }) => {
    if (ended === 0) return 'No other browser was signed in.';
    return ended === 1 ? 'One other browser was signed out.' : `${ended} other browsers were signed out.`;
  };
  const words = { done: 'Signed out everywhere else', about, failed: FAILED };
  return useChange([HISTORY, SESSIONS], words, () => callAsUser(endOtherSessions, {}));
}
