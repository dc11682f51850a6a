/** 'What this client asks': the panel of the desktop and the button with its sheet for the phone. */
export { BriefPanel } from './brief-panel.tsx';
export { BriefSheetButton } from './brief-sheet-button.tsx';
