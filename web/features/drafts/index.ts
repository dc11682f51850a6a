/** Drafts in the browser: what a Pro person has written, kept, compared and brought back. */
export { DraftsTab } from './drafts-tab.tsx';
