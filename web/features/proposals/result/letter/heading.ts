import type { ProposalDocument } from '#shared/proposals/document/document.ts';
import { headingLabel } from './styled-letters.ts';

/** How assistive technology sees a heading; its label in plain letters comes with it. */
export const HEADING_ROLE = { role: 'heading', 'aria-level': 3 } as const;

/** A little more space above than between paragraphs. */
export const HEADING_LOOKS = 'mt-[1.4em]! first:mt-0!';

/** In the margin of the sheet, in the middle of the first line of a section (1.6rem), whether that is a heading or not. */
export const HANDLE_PLACE =
  'absolute top-[0.8rem] -translate-y-1/2 -right-5 grid h-7 w-5 place-items-center sm:-right-9 sm:size-7 pointer-coarse:h-11 pointer-coarse:w-6 pointer-coarse:before:absolute pointer-coarse:before:inset-y-0 pointer-coarse:before:-inset-x-2.5 [&_svg]:size-4';

export function beginsWithHeading([first]: ProposalDocument): boolean {
  return first?.kind === 'paragraph' && headingLabel(first.spans) !== null;
}
