import type { Block, Part } from '#shared/proposals/blocks.ts';
import { blockToPlain } from '#shared/proposals/plain-text.ts';
import { isBlank } from './blocks.ts';
import { type Checks, faultsOfLetter } from './check.ts';
import type { Mask } from './masking/mask.ts';
import { blocksAfter, except, findNext, type Next, type SectionSoFar } from './next-words.ts';
import { type Plan, type PlannedSection, withHeading } from './plan.ts';
import type { Fault } from './prompt.ts';
import type { Written } from './read-sections.ts';
import { SectionDraft, wordKey } from './section-draft.ts';
import type { TextStep, TextToWrite } from './steps.ts';

/**
 * A letter that grows while a model writes it. A sentence is added when the letter so far, with it and with the composer's
 * text for the rest, passes every gate: so it could end at any moment.
 */
export class StreamedLetter implements TextToWrite {
  readonly #checks: Checks;
  readonly #plan: Plan;
  readonly #drafts: Map<Part, SectionDraft>;
  readonly shown: Block[];
  readonly #left: PlannedSection[];
  readonly #said: Set<string>;
  readonly byModel: Part[] = [];
  readonly byComposer: Part[] = [];

  constructor(checks: Checks, mask: Mask) {
    const { plan } = checks.task;
    this.#checks = checks;
    this.#plan = plan;
    this.shown = [...plan.opening];
    this.#left = [...plan.sections];
    const asked = plan.sections.filter(({ isAsked }) => isAsked);
    this.#drafts = new Map(asked.map((section) => [section.part, new SectionDraft(section, checks, mask)]));
    const byCode = [...plan.opening, ...plan.sections.flatMap((section) => section.byCode)];
    this.#said = new Set(byCode.map((block) => wordKey(blockToPlain(block))));
  }

  get hasSome(): boolean {
    return [...this.#drafts.values()].some(({ accepted, unchecked }) => accepted.length + unchecked.length > 0);
  }

  *take(written: Exclude<Written, { type: 'thinking' }>): Iterable<TextStep> {
    const part = written.type === 'sentence' ? written.part : written.section.part;
    const draft = this.#draftOf(this.#left.find((section) => section.part === part));
    if (!draft || draft.isComplete) return;
    if (written.type === 'sentence') draft.add(written.block, written.sentence, this.#said);
    else draft.addAll(written.isRead ? [] : written.section.blocks, this.#said);
    if (draft.section === this.#left[0]) yield* this.#showWhatPasses();
  }

  faults(answer: 'arrives' | 'is whole' | 'broke off'): Fault[] {
    const drafts = this.#left.flatMap((section) => this.#draftOf(section) ?? []);
    return drafts.flatMap((draft): Fault[] => {
      if (draft.isAskedAgain || (answer === 'arrives' && !draft.isComplete)) return [];
      if (draft.isComplete && draft.accepted.length === 0 && this.#isUsable(draft)) return [];
      const wrong = draft.missing();
      if (wrong.length === 0) return [];
      draft.isAskedAgain = true;
      draft.isComplete = false;
      draft.wrong = [];
      return [{ part: draft.section.part, wrong: wrong.slice(0, 8) }];
    });
  }

  *giveUp(parts: readonly Part[]): Iterable<TextStep> {
    for (const part of parts) {
      const draft = this.#drafts.get(part);
      if (draft) draft.isComplete = true;
    }
    yield* this.#showWhatPasses();
  }

  *rest(): Iterable<TextStep> {
    if (this.#isAtBeginning && !this.#hasUsable()) {
      this.byComposer.push(...this.#left.filter(({ isAsked }) => isAsked).map(({ part }) => part));
      this.#left.length = 0;
      yield { type: 'blocks', blocks: this.#plan.composed.slice(this.#plan.opening.length) };
      return;
    }
    for (let section = this.#left[0]; section; section = this.#left[0]) {
      const draft = this.#draftOf(section);
      if (draft) draft.isComplete = true;
      if (draft) yield* this.#showDraft(draft);
      yield* this.#close(section, draft);
    }
  }

  /** Up to the first section that has not arrived, or has nothing usable and may come again. */
  *#showWhatPasses(): Iterable<TextStep> {
    for (let section = this.#left[0]; section; section = this.#left[0]) {
      const draft = this.#draftOf(section);
      if (draft) yield* this.#showDraft(draft);
      if (draft && !(draft.isComplete && (draft.accepted.length > 0 || this.#isGivenUp(draft)))) return;
      yield* this.#close(section, draft);
    }
  }

  *#showDraft(draft: SectionDraft): Iterable<TextStep> {
    for (let next = this.#nextOf(draft); next; next = this.#nextOf(draft)) {
      const faults = this.#faultsOf(draft, next);
      draft.unchecked = except(draft.unchecked, faults.length > 0 ? next.inFault : next.pieces);
      draft.wrong.push(...faults);
      if (faults.length > 0) continue;
      const isFirst = draft.accepted.length === 0;
      draft.accepted.push(...next.pieces);
      draft.shownTo = next.shownTo;
      yield* this.#show(next, isFirst ? draft.section.heading : undefined);
    }
  }

  *#show({ blocks, isGrown }: Next, heading: Block | undefined): Iterable<TextStep> {
    const [grown] = blocks;
    if (isGrown && grown) {
      this.shown.splice(-1, 1, grown);
      yield { type: 'grown', block: grown };
      return;
    }
    const added = heading ? [heading, ...blocks] : blocks;
    this.shown.push(...added);
    yield { type: 'blocks', blocks: added };
  }

  /** The composer's for a section without text of the model; the fixed text behind one that has some. */
  *#close(section: PlannedSection, draft: SectionDraft | undefined): Iterable<TextStep> {
    const isByModel = draft !== undefined && draft.accepted.length > 0;
    if (section.isAsked) (isByModel ? this.byModel : this.byComposer).push(section.part);
    const blocks = isByModel ? blocksAfter(section, draft.shownTo) : withHeading(section, section.blocks);
    this.#left.shift();
    // No letter begins with a blank.
    const isSpared = this.#isAtBeginning && blocks.every(isBlank);
    if (isSpared || blocks.length === 0) return;
    this.shown.push(...blocks);
    yield { type: 'blocks', blocks };
  }

  /** The composer's section replaces it, unless the whole letter may become the composer's. */
  #isGivenUp({ isAskedAgain }: SectionDraft): boolean {
    return isAskedAgain && this.#hasUsable();
  }

  #draftOf(section: PlannedSection | undefined): SectionDraft | undefined {
    return section && this.#drafts.get(section.part);
  }

  get #isAtBeginning(): boolean {
    return this.shown.length === this.#plan.opening.length;
  }

  #nextOf(draft: SectionSoFar): Next | undefined {
    return findNext(draft, this.shown.at(-1), this.#checks.task.brief.questions);
  }

  /** The faults of a letter with these words next, and the composer's for all others. */
  #faultsOf({ section, accepted }: SectionSoFar, next: Next): string[] {
    const { blocks, isGrown, pieces, shownTo } = next;
    if (this.#isAtBeginning && blocks.every(isBlank)) return ['A letter does not begin with a blank.'];
    const at = this.#left.indexOf(section);
    const composed = (sections: readonly PlannedSection[]) => sections.flatMap((one) => withHeading(one, one.blocks));
    const letter = [
      ...(isGrown ? this.shown.slice(0, -1) : this.shown),
      ...composed(this.#left.slice(0, at)),
      ...(accepted.length > 0 ? blocks : withHeading(section, blocks)),
      ...blocksAfter(section, shownTo),
      ...composed(this.#left.slice(at + 1)),
    ];
    const words = [...accepted, ...pieces].map(({ text }) => text).join(' ');
    return faultsOfLetter(letter, words, this.#checks);
  }

  /** Whether any of it is usable, when nothing of it is in the letter. */
  #isUsable({ section, unchecked, accepted, arriving, shownTo }: SectionDraft): boolean {
    const draft = { section, unchecked, accepted, arriving, shownTo, isComplete: true };
    for (let next = this.#nextOf(draft); next; next = this.#nextOf(draft)) {
      if (this.#faultsOf(draft, next).length === 0) return true;
      draft.unchecked = except(draft.unchecked, next.inFault);
    }
    return false;
  }

  #hasUsable(): boolean {
    const left = this.#left.flatMap((section) => this.#draftOf(section) ?? []);
    return this.byModel.length > 0 || left.some((draft) => draft.accepted.length > 0 || this.#isUsable(draft));
  }
}
