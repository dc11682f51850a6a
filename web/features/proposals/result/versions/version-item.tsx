import { useId, useState } from 'react';
import type { GenerateAnswer } from '#shared/proposals/contract.ts';
import { documentToPlain, isEdited, sectionsOf } from '#shared/proposals/document/index.ts';
import { LANGUAGE_NAMES } from '#shared/proposals/languages.ts';
import { STYLES, TONES } from '#shared/proposals/options.ts';
import type { SectionAction } from '#shared/proposals/provenance.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Finished, languageOf } from '../../generation/generation-state.ts';
import { ProposalBody } from '../letter/proposal-body.tsx';

interface VersionItemProps {
  version: Finished;
  /** Another version was made in the same minute. */
  needsSeconds: boolean;
  /** Left out for the one that is on the sheet. */
  onRestore: (() => void) | undefined;
}

/** One version: what it is, how it begins, and the ways to read it whole and to have it again. */
export function VersionItem({ version, needsSeconds, onRestore }: VersionItemProps) {
  const [isRead, setIsRead] = useState(false);
  const id = useId();
  const title = titleOf(version, needsSeconds);
  const reading = isRead ? 'Show less' : 'View';
  return (
    <article aria-labelledby={id} className="grid gap-1.5 p-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 id={id} className="font-strong">
          {title}
        </h3>
        {!onRestore && <Badge tone="accent">Current</Badge>}
      </div>
      <p className="text-small text-ink-faint">{factsOf(version).join(' · ')}</p>
      <div>
        {isRead ? (
          <ProposalBody tree={version.document} lang={languageOf(version)} className="border-t border-line pt-3" />
        ) : (
          <p lang={languageOf(version)} className="line-clamp-2 text-ink-soft wrap-anywhere">
            {toPlainLetters(documentToPlain(version.document))}
          </p>
        )}
      </div>
      {onRestore && (
        <div className="mt-1 flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={onRestore} aria-label={`Restore: ${title}`}>
            Restore
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isRead}
            aria-label={`${reading}: ${title}`}
            onClick={() => setIsRead(!isRead)}
          >
            {reading}
          </Button>
        </div>
      )}
    </article>
  );
}

const REWRITTEN: Record<SectionAction, string> = {
  regenerate: 'rewritten',
  choose: 'replaced',
  request: 'changed as you asked',
  shorten: 'shortened',
  lengthen: 'lengthened',
  tone: 'in another tone',
};

function titleOf({ made }: Finished, needsSeconds: boolean): string {
  const when = made ? momentInWords(made.at, needsSeconds) : 'An earlier version';
  if (made?.isChange) return `${when}: changed as you asked`;
  return made?.section ? `${when}: “${made.section.name}” ${REWRITTEN[made.section.action]}` : when;
}

function factsOf(version: Finished): string[] {
  const { made, status } = version;
  const tone = TONES.find(({ value }) => value === made?.tone)?.name;
  const style = STYLES.find(({ value }) => value === made?.style)?.name;
  const language = languageOf(version);
  return [
    ...(tone && style ? [tone, style] : []),
    ...(language ? [LANGUAGE_NAMES[language].name] : []),
    status === 'done' ? WRITTEN_BY[version.answer.engine] : 'Ended early',
    ...(isChangedByHand(version) ? ['Changed by you'] : []),
  ];
}

const WRITTEN_BY: Record<GenerateAnswer['engine'], string> = {
  composer: 'Built-in writer',
  llm: 'Language model',
  pasted: 'Pasted by you',
  device: 'Written on this device',
};

/** Parts that were rewritten are the writer's still. */
function isChangedByHand(version: Finished): boolean {
  if (version.status !== 'done' || !version.edited) return false;
  return sectionsOf(version.document, version.answer).some((section) => isEdited(section, version.answer));
}

/** 'Today, 3:04 PM' in the reader's own time. */
function momentInWords(at: number, needsSeconds: boolean): string {
  const moment = new Date(at);
  const seconds = needsSeconds ? ({ second: '2-digit' } as const) : {};
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', ...seconds }).format(moment);
  const isToday = moment.toDateString() === new Date().toDateString();
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }).format(moment);
  return `${isToday ? 'Today' : day}, ${time}`;
}
