import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { WriterInput } from '../writer.ts';
import { type Field, fieldOf } from './fields/index.ts';
import { type Task, tasksOf } from './needs.ts';
import { contracted, filled } from './phrases.ts';
import { type Proofs, proofsFor } from './proof.ts';
import { createPicker, type Picker } from './seeded.ts';
import { taskInSubject, workNameOf } from './subject.ts';
import { TONE_BANKS, type ToneBank } from './tones/index.ts';

/** Which of several attempts at one proposal: other wordings, or the same with less around them. */
export interface Draft {
  readonly number: number;
  /** 0 says all; 1 explains fewer steps, 2 leaves out tools, timing and postscript, 3 takes up fewer tasks. */
  readonly lean: 0 | 1 | 2 | 3;
}

/** All that the sections of one proposal share. */
export interface Context {
  readonly brief: JobBrief;
  readonly facts: readonly Fact[];
  readonly tasks: readonly Task[];
  readonly work: string;
  readonly field: Field;
  readonly bank: ToneBank;
  readonly proofs: Proofs;
  readonly picker: Picker;
  readonly lean: Draft['lean'];
  /** A wording of the tone, filled in; `{…}` values go in after contraction, so the client's words stay as they are. */
  say(slot: SlotName, values?: Record<string, string>): string;
  /** A sentence of the trade. */
  tell(list: Exclude<keyof Field, 'signs'>, slot?: string): string;
}

export type SlotName = Exclude<keyof ToneBank, 'contractions'>;

export function contextOf({ brief, facts, tone, style, seed }: WriterInput, draft: Draft): Context {
  const picker = createPicker(`${seed}/${tone}/${style}/${draft.number}`);
  const field = fieldOf(brief);
  const bank = TONE_BANKS[tone];
  const spoken = (text: string) => (bank.contractions ? contracted(text) : text);
  const tasks = tasksOf(brief).slice(0, draft.lean >= 3 ? 6 : undefined);
  const titled = tasks.length === 0 ? taskInSubject(brief) : null;
  return {
    brief,
    facts,
    tasks: titled === null ? tasks : [{ id: 'title', text: titled, form: 'verb' }],
    work: workNameOf(brief),
    field,
    bank,
    proofs: proofsFor(brief, facts),
    picker,
    lean: draft.lean,
    say: (slot, values = {}) => filled(spoken(picker.fresh(slot, bank[slot])), values),
    tell: (list, slot = list) => spoken(picker.fresh(slot, field[list])),
  };
}
