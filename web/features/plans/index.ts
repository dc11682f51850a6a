/** Plans in the browser: who is looking, what they may use, and how Pro is offered. */
export { LockedOverlay } from './locked-overlay.tsx';
/** @public The header opens it for people who are signed in. */
export { UpgradeDialog } from './upgrade-dialogs.tsx';
export { useAccess, useAccessTo } from './use-access.ts';
export { useViewer } from './use-viewer.ts';
