import { onDemand } from '#web/ui/on-demand.ts';
import type { LetterPreviewProps } from './letter-preview.tsx';

const preview = onDemand(async () => (await import('./letter-preview.tsx')).LetterPreview);

/** The letter as its reader meets it; fetched when it is first looked at. */
export function LazyPreview(props: LetterPreviewProps) {
  return preview.useWanted(true) && <preview.Part {...props} />;
}
