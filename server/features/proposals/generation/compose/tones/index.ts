import type { Tone } from '#shared/proposals/options.ts';
import { CASUAL } from './casual.ts';
import { CONVERSATIONAL } from './conversational.ts';
import { ENTHUSIASTIC } from './enthusiastic.ts';
import { FORMAL } from './formal.ts';
import { FRIENDLY } from './friendly.ts';
import { PROFESSIONAL } from './professional.ts';
import type { ToneBank } from './tone-bank.ts';

export type { ToneBank } from './tone-bank.ts';

export const TONE_BANKS: Record<Tone, ToneBank> = {
  professional: PROFESSIONAL,
  friendly: FRIENDLY,
  casual: CASUAL,
  conversational: CONVERSATIONAL,
  enthusiastic: ENTHUSIASTIC,
  formal: FORMAL,
};
