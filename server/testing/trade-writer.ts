import { composeLetter } from '#shared/proposals/letter/compose.ts';
import type { PlaybookLines } from '#shared/proposals/letter/material.ts';
import type { EngineTasks } from '../features/proposals/generation/tasks.ts';
import { TASKS_HERE } from '../features/proposals/generation/tasks-here.ts';

/** Lines on moving a shop, so that a test does not hang on what the playbook says today. */
const LINES: PlaybookLines = {
  file: 'en/test/shop-migration',
  isSure: true,
  sure: [
    'Passwords cannot be moved to Shopify, so customers fail to log in on the first morning.',
    'I would run a trial import of your oddest products and show you old and new side by side.',
    'Which custom features of the old shop are really used?',
    'Keep the old shop readable for the staff: warranty cases refer to it.',
  ],
  wrong: [
    'Passwords cannot be moved to Shopify, so customers fail to log in on the first morning.',
    'The paths of Shopify are fixed, and links from outside lead nowhere.',
    'Products with more than three options come to light in the middle of the import.',
    'Gift cards are forgotten until the first customer brings one to the checkout.',
  ],
  first: [
    'I would run a trial import of your oddest products and show you old and new side by side.',
    'I would list what Shopify does not carry over, with a workaround for each.',
    'I would export all old addresses with their traffic and map them before anything moves.',
    'I would draw which system owns stock and prices after the move.',
  ],
  questions: [
    'Which custom features of the old shop are really used?',
    'On which days must nothing change in the shop?',
    'Who in your team reads the old orders, and for how long?',
    'Do the people who pack the tea work from a printed list?',
  ],
  tips: ['Keep the old shop readable for the staff: warranty cases refer to it.'],
};

/** Most tests that take these tasks are about one post, and reading it is pure. */
const briefs = new Map<string, ReturnType<EngineTasks['read']>>();

const readOnce: EngineTasks['read'] = (post, corrections) => {
  const key = JSON.stringify([post, corrections]);
  const brief = briefs.get(key) ?? TASKS_HERE.read(post, corrections);
  briefs.set(key, brief);
  return brief;
};

/** Reads any post, and composes a letter for a job whose trade the playbook surely knows. */
export const TRADE_TASKS: EngineTasks = {
  read: readOnce,
  verify: TASKS_HERE.verify,
  knowledge: async () => [...LINES.wrong, ...LINES.first].slice(0, 6),
  async letter(input) {
    const prepared = await TASKS_HERE.letter(input);
    const material = { ...prepared.material, playbook: LINES };
    return { material, letter: composeLetter(material, input.lines) };
  },
};
