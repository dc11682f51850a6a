/** Nobody waits longer than this for a slow server. */
const WITHIN_MS = 3_000;

type Save = () => Promise<void>;
const saves = new Set<Save>();

/** `save` is called before a person is asked what becomes of their work, and when the letter was copied. Returns the unsubscribe. */
export function saveBeforeLeaving(save: Save): () => void {
  saves.add(save);
  return () => saves.delete(save);
}

/** Resolves when what can be saved elsewhere is saved, or soon. */
export async function saveNow(): Promise<void> {
  if (saves.size === 0) return;
  const soon = new Promise<void>((resolve) => setTimeout(resolve, WITHIN_MS));
  await Promise.race([Promise.allSettled([...saves].map((save) => save())), soon]);
}
