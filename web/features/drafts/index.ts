/** Drafts in the browser: what a Pro user has written, and can store, compare and restore. */
export { DraftsTab } from './drafts-tab.tsx';
