import type { ProposalVersion } from '#shared/proposals/versions.ts';
import { loadReading } from '#web/features/proposals/index.ts';
import { dateAndTime } from '#web/ui/dates.ts';
import type { ComparedText } from '../diff/compare-dialog.tsx';
import { versionName } from './version-words.ts';

/** A version as one of two that are compared: by its words, whatever its marks. */
export function comparedVersion(
  key: readonly unknown[],
  version: ProposalVersion,
  latest: number | undefined,
): ComparedText {
  return {
    id: version.id,
    name: versionName(version, latest),
    hint: dateAndTime(version.createdAt),
    queryKey: [...key, 'text', version.id],
    load: async () => (await loadReading()).htmlToPlain(version.generatedProposal),
  };
}
