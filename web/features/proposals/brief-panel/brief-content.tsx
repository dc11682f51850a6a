import type { JobBrief } from '#shared/proposals/brief.ts';
import type { BriefGroup, Marks } from '#shared/proposals/brief-groups.ts';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BriefConditions, BriefWarnings, IgnoredTexts } from './brief-conditions.tsx';
import type { BriefCorrections } from './brief-corrections.ts';
import { BriefGroupList } from './brief-group-list.tsx';

/** What the panel shows of a post. */
export interface BriefShown {
  readonly brief: JobBrief | null;
  /** The post is being read. */
  reading: boolean;
  error?: string | undefined;
  /** What the post is, or will be, answered in. */
  writtenIn?: WrittenLanguage | undefined;
  /** Corrects the reading of a sentence; left out where nothing can be changed. */
  corrections?: BriefCorrections | undefined;
}

interface BriefContentProps extends BriefShown {
  groups: readonly BriefGroup[];
  marks: Marks | null;
}

/** The content of the panel and of the phone's sheet. What was read before stays while a newer post is read. */
export function BriefContent({ brief, reading, error, ...rest }: BriefContentProps) {
  return (
    <>
      {error && (
        <Alert tone="danger" title="The post could not be read">
          <p>{error}</p>
        </Alert>
      )}
      {brief === null ? !error && (reading ? <Reading /> : <NothingPasted />) : null}
      {brief && !brief.understood && <NotUnderstood />}
      {brief?.understood && <Asks brief={brief} {...rest} />}
    </>
  );
}

type AsksProps = Omit<BriefContentProps, 'brief' | 'reading' | 'error'> & { brief: JobBrief };

function Asks({ brief, groups, marks, writtenIn, corrections }: AsksProps) {
  return (
    <>
      <BriefWarnings brief={brief} writtenIn={writtenIn} />
      {groups.map((group) => (
        <BriefGroupList key={group.id} group={group} marks={marks} onCorrect={corrections?.onCorrect} />
      ))}
      {groups.length === 0 && <NothingFound isReadable={brief.language !== 'other'} />}
      {corrections && corrections.count > 0 && <Corrected {...corrections} />}
      <BriefConditions brief={brief} />
      <IgnoredTexts ignored={brief.ignored} />
    </>
  );
}

function Corrected({ count, onReset }: BriefCorrections) {
  return (
    <p className="text-small text-ink-faint">
      {count === 1 ? 'You corrected 1 line.' : `You corrected ${count} lines.`}{' '}
      <Button variant="link" size="sm" onClick={onReset}>
        Undo
      </Button>
    </p>
  );
}

function Reading() {
  return (
    <div className="grid gap-3">
      <p role="status" className="text-small text-ink-faint">
        Reading the post...
      </p>
      {['w-5/12', 'w-11/12', 'w-9/12', 'w-10/12'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  );
}

function NothingPasted() {
  return (
    <div className="grid gap-3 text-ink-soft">
      <p>Paste a job post and it is read for you here:</p>
      <ul className="grid list-disc gap-1.5 pl-4.5 marker:text-ink-faint">
        <li>instructions, such as a word to begin with</li>
        <li>questions to answer</li>
        <li>what the client needs, in their own words</li>
        <li>budget, timeline and warnings</li>
      </ul>
      <p>Once the proposal is written, each one is marked as answered or open.</p>
    </div>
  );
}

/** Says what was not found, not that it is not there. */
function NothingFound({ isReadable }: { isReadable: boolean }) {
  return (
    <p className="text-ink-soft">
      {isReadable
        ? 'We found no question, instruction or list of needs in this post. Read it once more before you send.'
        : 'We couldn’t read this post because of its language. Check yourself what the client asks.'}
    </p>
  );
}

function NotUnderstood() {
  return (
    <div className="grid gap-2 text-ink-soft">
      <p>No job was found in this text yet.</p>
      <p>
        Paste the whole post as the client wrote it. One sentence about the work is enough, for example “I need someone
        to translate my website”.
      </p>
    </div>
  );
}
