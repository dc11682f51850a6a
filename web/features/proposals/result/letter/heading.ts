/** How assistive technology sees a heading; its label in plain letters comes with it. */
export const HEADING_ROLE = { role: 'heading', 'aria-level': 3 } as const;

/** A little more space above than between paragraphs. */
export const HEADING_LOOKS = 'mt-[1.4em]! first:mt-0!';
