import { useMemo } from 'react';
import { answeredCount, briefGroups } from '#shared/proposals/brief-groups.ts';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import { type CheckedAgainst, useChecks } from '../result/use-checks.ts';
import type { BriefCorrections } from './brief-corrections.ts';

export interface BriefPanelProps extends CheckedAgainst {
  /** The post is being read. */
  reading: boolean;
  error?: string | undefined;
  /** The proposal as it is now, the edit in progress included; null before there is one. */
  text: string | null;
  /** What the post is, or will be, answered in. */
  writtenIn?: WrittenLanguage | undefined;
  /** Corrects the reading of a sentence; left out where nothing can be changed. */
  corrections?: BriefCorrections | undefined;
}

const NOTHING_ASKED: ReturnType<typeof briefGroups> = [];

/** The lines of the panel and what the text says to them. */
export function useBrief({ text, ...against }: BriefPanelProps) {
  const { brief } = against;
  const groups = useMemo(() => (brief?.understood ? briefGroups(brief) : NOTHING_ASKED), [brief]);
  const marks = useChecks(text, against)?.marks ?? null;
  return { groups, marks, count: answeredCount(groups, marks) };
}
