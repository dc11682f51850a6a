import { onDemand } from '#web/ui/on-demand.ts';
import type { VersionsSheetProps } from './versions-sheet.tsx';

const sheet = onDemand(async () => (await import('./versions-sheet.tsx')).VersionsSheet);

/** 'Versions of this proposal', fetched when it is first opened. */
export function Versions(props: VersionsSheetProps) {
  const isThere = sheet.useWanted(props.open, () => props.onOpenChange(false));
  return isThere && <sheet.Part {...props} />;
}
