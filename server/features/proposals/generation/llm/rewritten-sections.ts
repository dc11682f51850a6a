import type { Block, Part } from '#shared/proposals/blocks.ts';
import { blockToPlain } from '#shared/proposals/plain-text.ts';
import { isBlank } from './blocks.ts';
import { type Checks, faultsOfSection } from './check.ts';
import type { Mask } from './masking/mask.ts';
import { blocksOf } from './next-words.ts';
import { type PlannedSection, withHeading } from './plan.ts';
import type { Fault } from './prompt.ts';
import type { Written } from './read-sections.ts';
import { type Rewrite, requestIn } from './rewrite-prompt.ts';
import { SectionDraft, wordKey } from './section-draft.ts';
import type { TextStep, TextToWrite } from './steps.ts';

/**
 * Rewrites existing sections. Each is accepted as a whole, since it is checked against the request as a whole; no reader
 * follows.
 */
export class RewrittenSections implements TextToWrite {
  readonly #checks: Checks;
  readonly #mask: Mask;
  readonly #rewrite: Rewrite;
  readonly #sections: readonly PlannedSection[];
  readonly #read = new Map<Part, readonly Block[]>();
  readonly #wrong = new Map<Part, readonly string[]>();
  readonly byComposer: Part[] = [];
  readonly shown: Block[] = [];

  constructor(checks: Checks, mask: Mask, rewrite: Rewrite) {
    this.#checks = checks;
    this.#mask = mask;
    this.#rewrite = rewrite;
    this.#sections = checks.task.plan.sections;
  }

  get byModel(): Part[] {
    return [...this.#read.keys()];
  }

  get hasSome(): boolean {
    return this.#read.size > 0;
  }

  take(written: Exclude<Written, { type: 'thinking' }>): TextStep[] {
    if (written.type !== 'section') return [];
    const section = this.#asked.find(({ part }) => part === written.section.part);
    if (!section || this.#read.has(section.part)) return [];
    const draft = new SectionDraft(section, this.#checks, this.#mask);
    draft.addAll(written.section.blocks, new Set(section.byCode.map((block) => wordKey(blockToPlain(block)))));
    const blocks = blocksOf(draft, this.#checks.task.brief.questions);
    const faults = blocks.length > 0 ? this.#faultsIn(blocks) : draft.wrong;
    if (blocks.length > 0 && faults.length === 0) this.#read.set(section.part, blocks);
    else if (faults.length > 0) this.#wrong.set(section.part, faults);
    return [];
  }

  /** No reader follows: missing ones are requested at the end, all at once. */
  faults(answer: 'arrives' | 'is whole' | 'broke off'): Fault[] {
    if (answer === 'arrives') return [];
    // In a change request a section that is left out stays as it is.
    const isChange = requestIn(this.#rewrite)?.scope === 'letter';
    const mayLack = isChange && answer === 'is whole' && this.#read.size + this.#wrong.size > 0;
    const missing = mayLack ? [] : ['It was missing, or not in the form that was asked for.'];
    return this.#asked
      .filter(({ part }) => !this.#read.has(part))
      .map(({ part }) => ({ part, wrong: (this.#wrong.get(part) ?? missing).slice(0, 8) }))
      .filter(({ wrong }) => wrong.length > 0);
  }

  giveUp(): TextStep[] {
    return [];
  }

  *rest(): Iterable<TextStep> {
    const left = this.#asked.filter(({ part }) => !this.#read.has(part));
    this.byComposer.push(...left.map(({ part }) => part));
    const { composed } = this.#checks.task.plan;
    const all = this.#sections.flatMap((one) => withHeading(one, this.#read.get(one.part) ?? one.blocks));
    this.shown.push(...(this.hasSome ? all : composed));
    yield { type: 'blocks', blocks: this.shown };
  }

  get #asked(): PlannedSection[] {
    return this.#sections.filter(({ isAsked }) => isAsked);
  }

  #faultsIn(blocks: readonly Block[]): string[] {
    if (blocks.every(isBlank)) return ['It is nothing but a blank.'];
    return faultsOfSection(blocks, this.#rewrite, this.#checks);
  }
}
