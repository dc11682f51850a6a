/** 'What this client asks': the panel of the desktop and the button with its sheet for the phone. */
export { type BriefCorrections, withCorrection } from './brief-corrections.ts';
export { BriefPanel, BriefSheetButton } from './brief-panel.tsx';
