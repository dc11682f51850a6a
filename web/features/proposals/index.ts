/** The proposal tool, for what stands around it: what becomes of a person's work when they leave. */
export { DeskGuard } from './leaving/desk-guard.tsx';

/** Takes everything of a person out of this browser, as when their account is closed. Rejects when the browser refuses. */
export async function clearDeskOf(userId: string): Promise<void> {
  // Apart, because reading what lies there takes schemas: no first page should wait for them.
  const { clearDesk } = await import('./desk-moves.ts');
  return clearDesk(userId);
}
