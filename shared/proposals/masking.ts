/** What can be hidden from a language model and is put back into what it wrote. The embedded writer sends nothing. */
export const MASKED_KINDS = ['names', 'emails', 'phones', 'addresses', 'links', 'amounts', 'accounts'] as const;
export type MaskedKind = (typeof MASKED_KINDS)[number];

/** A text that is not sent, and its placeholder in the sent text. */
export interface HiddenText {
  readonly kind: MaskedKind;
  readonly text: string;
  readonly placeholder: string;
}
