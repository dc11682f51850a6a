/** What can be hidden from a language model and is put back into what it wrote. The embedded writer sends nothing. */
export const MASKED_KINDS = ['names', 'emails', 'phones', 'addresses', 'links', 'amounts', 'accounts'] as const;
export type MaskedKind = (typeof MASKED_KINDS)[number];

/** A text that does not leave, and what is in its place in what does. */
export interface HiddenText {
  readonly kind: MaskedKind;
  readonly text: string;
  readonly placeholder: string;
}
