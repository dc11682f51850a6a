import { useMemo } from 'react';
import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { useChecks } from '../result/use-checks.ts';
import { briefGroups, metCount } from './brief-groups.ts';

export interface BriefPanelProps {
  /** What the post asks; null until there is a post that has been read. */
  brief: JobBrief | null;
  /** The post is being read. */
  reading: boolean;
  error?: string | undefined;
  /** The proposal as it is now, the edit in progress included; null before there is one. */
  text: string | null;
  facts: readonly Fact[];
}

const NOTHING_ASKED: ReturnType<typeof briefGroups> = [];

/** The lines of the panel and how they stand. */
export function useBrief({ brief, text, facts }: BriefPanelProps) {
  const groups = useMemo(() => (brief?.understood ? briefGroups(brief) : NOTHING_ASKED), [brief]);
  const marks = useChecks(text, brief, facts)?.marks ?? null;
  return { groups, marks, count: metCount(groups, marks) };
}
