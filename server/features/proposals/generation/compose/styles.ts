import type { Block, Part } from '#shared/proposals/blocks.ts';
import type { Style } from '#shared/proposals/options.ts';
import type { Context } from './context.ts';
import type { Task } from './needs.ts';
import type { Proof } from './proof.ts';
import { answers } from './sections/answers.ts';
import { approachList, approachParagraph } from './sections/approach.ts';
import { closeOnly, nextStep, postscript } from './sections/closing.ts';
import { openingOf, quotable } from './sections/hook.ts';
import { type Named, needsList, needsParagraph } from './sections/needs.ts';
import { earlyProof, whyMe } from './sections/why-me.ts';

type Sections = Partial<Record<Part, Block[]>>;

/** The sections of a proposal in the order of its style. Every style keeps questions and asks right before the next step. */
export function inStyle(style: Style, context: Context): Block[][] {
  return WRITE[style](context);
}

const WRITE: Record<Style, (context: Context) => Block[][]> = {
  standard(context) {
    const { hook, left, opened } = begin(context);
    const [stated, planned] = split(left, 2);
    const [early, late] = proofsAround(context);
    return inOrder(['hook', 'needs', 'approach', 'why_me', 'answers', 'next_step', 'ps'], {
      hook: [...hook(context.tell('insights')), ...earlyProof(early[0], 'hook')],
      needs: needsParagraph(context, stated, opened),
      approach: approachList(context, planned, { ordered: false, words: 100 }),
      why_me: whyMe(context, late, { short: false }),
      answers: answers(context),
      next_step: nextStep(context),
      ps: postscript(context),
    });
  },
  smart_question(context) {
    const { hook, left, opened } = begin(context);
    const [planned, stated] = split(left, 3);
    const question = `${context.say('before')} ${context.tell('questions')}`;
    const [early, late] = proofsAround(context);
    return inOrder(['hook', 'approach', 'needs', 'why_me', 'answers', 'next_step', 'ps'], {
      hook: [...hook(question), paragraph('hook', context.tell('insights')), ...earlyProof(early[0], 'hook')],
      approach: approachList(context, planned, { ordered: false, words: 85 }),
      needs: needsParagraph(context, stated, opened),
      why_me: whyMe(context, late, { short: true }),
      answers: answers(context),
      next_step: closeOnly(context),
      ps: postscript(context),
    });
  },
  problem_solving(context) {
    const { hook, left, opened } = begin(context);
    const [stated, planned] = split(left, 3);
    return inOrder(['hook', 'why_me', 'needs', 'approach', 'answers', 'next_step', 'ps'], {
      hook: [...hook(''), paragraph('hook', `${context.tell('insights')} ${context.tell('insights', 'insight-2')}`)],
      why_me: whyMe(context, context.proofs.sentences, { short: true }),
      needs: needsList(context, stated, opened),
      approach: approachList(context, planned, { ordered: true, words: 90 }),
      answers: answers(context),
      next_step: nextStep(context),
      ps: postscript(context),
    });
  },
  detailed(context) {
    const { hook, left, opened } = begin(context);
    const [stated, planned] = split(left, 3);
    const [early, late] = proofsAround(context);
    const extra = paragraph('approach', `${context.tell('middle')} ${context.tell('middle', 'middle-2')}`);
    return inOrder(['hook', 'needs', 'approach', 'why_me', 'answers', 'next_step', 'ps'], {
      hook: [
        ...hook(`${context.tell('insights')} ${context.tell('insights', 'insight-2')}`),
        ...earlyProof(early[0], 'hook'),
      ],
      needs: needsList(context, stated, opened),
      approach: [...approachList(context, planned, { ordered: true, words: 190 }), extra],
      why_me: whyMe(context, late, { short: false }),
      answers: answers(context),
      next_step: nextStep(context),
      ps: postscript(context),
    });
  },
  concise(context) {
    const { hook, left, opened } = begin(context);
    const [stated] = split(left, 6);
    return inOrder(['hook', 'why_me', 'needs', 'approach', 'answers', 'next_step'], {
      hook: hook(''),
      why_me: whyMe(context, context.proofs.sentences.slice(0, 1), { short: true }),
      needs:
        stated.length > 0 || context.quoted.length > 0
          ? needsParagraph({ ...context, brief: { ...context.brief, skills: [], timeline: null } }, stated, opened)
          : [],
      approach: approachParagraph(context, []),
      answers: answers(context),
      next_step: nextStep(context),
    });
  },
};

interface Beginning {
  hook: (more: string) => Block[];
  left: readonly Task[];
  opened: Named;
}

function begin(context: Context): Beginning {
  const { text, named } = openingOf(context);
  const tools = context.brief.skills.slice(0, 2).map(({ name }) => name);
  const opened = {
    tools:
      tools.length === 2 &&
      tools.every((name) => text.includes(name)) &&
      context.tasks.every(({ form }) => form === 'noun'),
    title: text.includes(quotable(context.brief.title)),
  };
  return {
    hook: (more) => [paragraph('hook', more === '' ? text : `${text} ${more}`)],
    left: context.tasks.filter(({ id }) => !named.includes(id)),
    opened,
  };
}

/**
 * The best proof early, the rest after the plan. Also one that does not speak of this very job: something true about the
 * writer is what a client can check first. Source: design 'What makes a proposal win'.
 */
function proofsAround({ proofs }: Context): [Proof[], Proof[]] {
  return [proofs.sentences.slice(0, 1), proofs.sentences.slice(1)];
}

function paragraph(part: Part, text: string): Block {
  return { type: 'p', part, text, evidence: [] };
}

function split<T>(all: readonly T[], at: number): [readonly T[], readonly T[]] {
  return [all.slice(0, at), all.slice(at)];
}

function inOrder(order: readonly Part[], sections: Sections): Block[][] {
  return order.map((part) => sections[part] ?? []).filter((blocks) => blocks.length > 0);
}
