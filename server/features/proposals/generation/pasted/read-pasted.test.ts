import { describe, expect, it } from 'vitest';
import { aBrief } from '#shared/proposals/brief.fixture.ts';
import { MAX_PASTED_CHARS } from '#shared/proposals/limits.ts';
import { PROMPT_END, PROMPT_START } from '#shared/proposals/pasted.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { readPasted } from './read-pasted.ts';

const source = { quote: '', start: 0 };
const BRIEF = aBrief({
  title: 'Move our tea shop to Shopify',
  questions: [
    {
      ...source,
      id: 'q1',
      text: 'Have you migrated a WooCommerce store before?',
      kind: 'experience',
      yesNoExperience: true,
    },
    { ...source, id: 'q2', text: 'When could you start?', kind: 'availability', yesNoExperience: false },
  ],
  asks: [{ ...source, id: 'a1', text: 'Your rate', kind: 'rate' }],
});
const OPENING = 'I moved a ceramics store with 1,150 products from WooCommerce to Shopify last spring.';
const STEP = 'I would first import your ten oddest products, so that you see what breaks before anything moves.';
const NEXT = 'Which of your 2,300 products are sold as subscriptions?';
const LETTER = [OPENING, STEP, NEXT].join('\n\n');

function read(text: string, from: 'assistant' | 'self' = 'assistant') {
  const pasted = readPasted(text, from, BRIEF);
  if (pasted.unusable) throw new Error(`Nothing was read: ${pasted.unusable}`);
  return {
    ...pasted,
    text: toPlainLetters(blocksToPlain(pasted.blocks)),
    parts: pasted.blocks.map(({ part }) => part),
  };
}

describe('a pasted letter is the letter alone', () => {
  it.each([
    ['as it is', LETTER],
    ['Windows line ends and spaces nobody sees', LETTER.replaceAll('\n', '\r\n').replaceAll(' ', ' \u200b')],
    ['words before', `Sure! Here is a proposal for this job:\n\n${LETTER}`],
    ['words right above', `Here's your letter:\n${LETTER}`],
    ['agreement alone', `Certainly!\n\n${LETTER}`],
    [
      'words before and after, between rules',
      `Of course. Below is a draft.\n\n---\n\n${LETTER}\n\n---\n\nLet me know if you want a shorter version.`,
    ],
    ['an offer and a note after', `${LETTER}\n\nI've kept the letter short.\n\nWould you like me to adjust the tone?`],
    [
      'a code block',
      `Here is the proposal:\n\n\`\`\`text\n${LETTER}\n\`\`\`\n\nFill in the brackets before you send it.`,
    ],
    ['a code block without an end', `\`\`\`\n${LETTER}`],
    ['a quotation', `Sure, here is the letter:\n\n${LETTER.replace(/^/gm, '> ')}\n\nGood luck!`],
    ['a title', `# Cover Letter\n\n${LETTER}`],
    ['a subject', `**Subject:** Shopify migration\n\n${LETTER}`],
    ['a greeting and a sign-off', `Hi Anna,\n\n${LETTER}\n\nBest regards,\nMaria Keller\nShopify developer`],
    ['a greeting in the sentence', `Dear Hiring Manager, ${LETTER}`],
    [
      'a sign-off with a blank for the name',
      `Hello,\n\n${LETTER}\n\nThank you for your time and consideration.\n\n[Your Name]`,
    ],
    [
      'a German greeting and sign-off',
      `Sehr geehrte Damen und Herren,\n\n${LETTER}\n\nMit freundlichen Grüßen\nMaria Keller`,
    ],
    [
      'bold and italic words, a heading mark',
      `**I moved** a *ceramics* store with __1,150 products__ from \`WooCommerce\` to Shopify last spring.\n\n${STEP}\n\n${NEXT}`,
    ],
    ['HTML', `<p>${OPENING}</p><p>${STEP}</p><p>${NEXT}</p>`],
    ['what a model thinks', `<think>They want a letter.\n\nLong.</think>\n${LETTER}`],
    [
      'lines broken by a narrow window',
      `I moved a ceramics store with 1,150 products from WooCommerce to\nShopify last spring.\n\n${STEP}\n\n${NEXT}`,
    ],
    ['JSON of another form', JSON.stringify({ proposal: { body: [OPENING, STEP], question: NEXT } })],
    ['JSON of another form in a code block', `\`\`\`json\n${JSON.stringify({ letter: LETTER }, null, 2)}\n\`\`\``],
    ['the whole chat', `${PROMPT_START}\n\nRules …\n\n<<<post-abcdef\nA post\n\n${PROMPT_END}\n\n${LETTER}`],
  ])('%s', (_what, text) => {
    expect(read(text).text).toBe(LETTER);
  });

  it('says what was left out around it', () => {
    const { left } = read(
      `Sure, here is the proposal:\n\nHi Anna,\n\n${LETTER}\n\nBest,\nMaria\n\nLet me know if you want another tone.`,
    );
    expect(left).toEqual([
      'Sure, here is the proposal:',
      'Let me know if you want another tone.',
      'Hi Anna,',
      'Best, Maria',
    ]);
  });

  it.each([
    ['a plan that begins like a chat', `Here is how I would do it: import, check, switch over on a Monday.\n\n${NEXT}`],
    [
      'an agreement that is a sentence',
      `Sure, a trial import is the first thing that I would do with 2,300 products.\n\n${NEXT}`,
    ],
    ['an offer to the client', `${OPENING}\n\nLet me know which day suits you for a call about the checkout.`],
    [
      'a name of a part that is a word',
      `${OPENING}\n\nAnswers\nto support mails come within a day, as I live near Graz.`,
    ],
  ])('keeps %s', (_what, text) => {
    expect(read(text).text.replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '));
  });

  it('keeps the user’s own letter as it is, except for marks that platforms show as typed', () => {
    const own = `Hi Anna,\n\n**${OPENING}**\n\n${NEXT}\n\nBest regards,\nMaria`;
    expect(read(own, 'self').text).toBe(own.replaceAll('**', ''));
    expect(read(own, 'self').left).toEqual([]);
  });
});

describe('the parts of a pasted letter', () => {
  it('are those of the prompt, in any markup', () => {
    for (const [opening, step, next] of [
      ['[opening]', '[first_step]', '[next_step]'],
      ['**[Opening]**', '**[First Step]**', '**[Next Step]**'],
      ['## Opening', '## First step', '## Next step:'],
      ['Opening:', '**first_step**', 'Next step'],
      ['<opening>', '(first_step)', '[next step]:'],
    ]) {
      const { blocks } = read(`Sure.\n\n${opening}\n${OPENING}\n\n${step}\n${STEP}\n${next}\n\n${NEXT}`);
      const said = blocks.filter(({ type }) => type === 'p');
      expect(said.map((block) => [block.part, block.type === 'p' && block.text])).toEqual([
        ['proof', OPENING],
        ['plan', STEP],
        ['close', NEXT],
      ]);
    }
  });

  it('are guessed without names, each in one piece', () => {
    const { parts } = read(
      `${OPENING}\n\nPasswords cannot be moved.\n\n${STEP}\n\nPaths are fixed there.\n\n${NEXT}\n\nP.S. Keep the old shop readable.`,
    );
    expect(parts).toEqual(['proof', 'hook', 'plan', 'plan', 'close', 'ps']);
  });

  it.each([
    ['ids', `[opening]\n${OPENING}\n\n[answers]\nq1: Yes, one with 1,150 products.\nq2: [your start]\na1: $48 an hour`],
    [
      'ids in marks',
      `[opening]\n${OPENING}\n\n[answers]\n- **q1:** Yes, one with 1,150 products. (F1)\n- [q2] – [your start]\n- (a1): $48 an hour`,
    ],
    [
      'questions',
      `${OPENING}\n\n**Have you migrated a WooCommerce store before?**\nYes, one with 1,150 products.\n\n2. When could you start?\n\n[your start]\n\nYour rate: $48 an hour`,
    ],
    [
      'repeated questions behind ids',
      `[opening]\n${OPENING}\n[answers]\nq1: Have you migrated a WooCommerce store before? Yes, one with 1,150 products.\n\nq2: [your start]\n\na1: $48 an hour`,
    ],
  ])('answer the client’s questions, recognised by %s', (_what, text) => {
    expect(read(text).text).toBe(
      `${OPENING}\n\nHave you migrated a WooCommerce store before?\nYes, one with 1,150 products.\n\nWhen could you start?\n[your start]\n\nYour rate: $48 an hour`,
    );
  });

  it('are read from JSON in our form, with text around it', () => {
    const said = (text: string) => [{ text, facts: ['F1'] }];
    const sections = [
      { part: 'proof', blocks: [{ kind: 'paragraph', question: '', sentences: said(OPENING) }] },
      {
        part: 'plan',
        blocks: [{ kind: 'list', question: '', sentences: [...said('Import.'), ...said('Check.')] }],
      },
      { part: 'answers', blocks: [{ kind: 'answer', question: 'q2', sentences: said('[your start]') }] },
    ];
    const { blocks, parts } = read(
      `Here you go:\n\`\`\`json\n${JSON.stringify({ sections }, null, 2)}\n\`\`\`\nEnjoy!`,
    );
    expect(parts).toEqual(['proof', 'plan', 'answers']);
    expect(blocks[1]).toMatchObject({ type: 'list', items: ['Import.', 'Check.'], ordered: false });
    expect(blocks[2]).toMatchObject({ type: 'qa', question: 'When could you start?', answer: '[your start]' });
  });

  it('keep lists and rows', () => {
    const { blocks } = read(
      `${OPENING}\n\nWhat I would do:\n- Import\n- Check\n\n1. Monday\n2. Tuesday\n\nRate: $48\nStart: Monday`,
    );
    expect(blocks.map(({ type }) => type)).toEqual(['p', 'p', 'list', 'list', 'p']);
    expect(blocks[3]).toMatchObject({ ordered: true, items: ['Monday', 'Tuesday'] });
    expect(blocks[4]).toMatchObject({ text: 'Rate: $48\nStart: Monday' });
  });
});

describe('what is no letter gets a reason', () => {
  it.each([
    ['the prompt', `${PROMPT_START}\n\nYou write one letter …\n\n${PROMPT_END}`, 'prompt'],
    [
      'a piece of the prompt',
      'needs and facts\n<<<post-0123456789\nWe sell tea online and want to move our store soon.',
      'prompt',
    ],
    ['a refusal', "I'm sorry, but I can't help with writing this proposal for you.", 'declined'],
    [
      'a refusal in German',
      'Es tut mir leid, dabei kann ich leider gar nicht helfen, bitte frag etwas anderes.',
      'declined',
    ],
    ['two words', 'Thank you!', 'none'],
    ['marks alone', '---\n\n```\n\n***\n> \n# \n[]', 'none'],
    ['lines without end', 'a b?\n'.repeat(401), 'none'],
    ['a chat without a letter', 'Sure, here is the proposal:', 'none'],
  ])('%s', (_what, text, unusable) => {
    expect(readPasted(text, 'assistant', BRIEF).unusable).toBe(unusable);
  });

  it('any pasted text is read to its end', () => {
    const shapes = [
      '[',
      '{"part":"blocks"',
      '```\n',
      '> ',
      '* ',
      '**a',
      '_',
      'q1: ',
      '\n',
      'a\n\n',
      '<p>',
      '[a](',
      'Hi ',
      'Best\n',
      '. ',
      '?',
      '# ',
    ];
    for (const shape of shapes) {
      const text = shape.repeat(MAX_PASTED_CHARS / shape.length);
      for (const from of ['assistant', 'self'] as const)
        expect(() => readPasted(text, from, BRIEF), JSON.stringify(shape)).not.toThrow();
    }
  });
});
