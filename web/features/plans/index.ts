/** Plans in the browser: who is looking, what they may use, and how Pro is offered. */
export { LockedOverlay } from './locked-overlay.tsx';
export { ProDetailsDialog, UpgradeDialog } from './upgrade-dialogs.tsx';
export { useAccess, useAccessTo } from './use-access.ts';
export { useViewer, type Viewer } from './use-viewer.ts';
