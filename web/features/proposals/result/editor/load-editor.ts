import { onDemand } from '#web/ui/on-demand.ts';

/** The editor's own chunk, fetched when it is first wanted. */
export const editor = onDemand(async () => (await import('./proposal-editor.tsx')).ProposalEditor);
