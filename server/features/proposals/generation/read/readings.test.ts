import { expect, it } from 'vitest';
import { readPost } from './index.ts';

const read = (description: string, title = 'A job') => readPost({ title, description });

it.each([
  'We need a logo for our bakery. NO AI. Thanks for reading this.',
  'We need a logo for our bakery. I will reject any application written by ChatGPT.',
])('finds a ban of AI text: %s', (post) => {
  expect(read(post).forbidsAi).not.toBeNull();
});

it.each([
  'Build an AI chatbot that can reject offensive text. No AI experience needed.',
  'Our AI model must ban users who post text. We need a developer for it.',
])('finds no ban in work on an AI: %s', (post) => {
  expect(read(post).forbidsAi).toBeNull();
});

it.each([
  ['Fixed price please.', 'rate'],
  ['Please send similar work, best is a small appliance.', 'samples'],
  ['Please propose either an hourly rate or a flat fee.', 'rate'],
])('finds what only the applicant can name, whatever stands around it: %s', (ask, kind) => {
  const work = 'I need my yoga site cleaned up, because it sends phone visitors to a casino. It was fine in May.';
  expect(read(`${work} ${ask} It is urgent.`).asks.map((one) => one.kind)).toEqual([kind]);
});

it('finds the ask in the sentence of a code word', () => {
  const { opener, asks } = read(
    'Please edit our podcast. Put "green tractor" at the top of your application and tell me which podcast you edited last.',
  );
  expect(opener?.word).toBe('green tractor');
  expect(asks.map(({ quote }) => quote)).toEqual(['tell me which podcast you edited last.']);
});

it('reads a question of a list as one, whatever its first word', () => {
  const { questions } = read(
    'We need our books cleaned up.\n\nTo apply, answer:\n- Are you a certified bookkeeper?\n- When could you start?',
  );
  expect(questions.map(({ text }) => text)).toEqual(['Are you a certified bookkeeper?', 'When could you start?']);
});

it('reads a short post in Spanish to its end', () => {
  const { language, questions } = read(
    'Busco diseñador para el logo de mi cafetería en Puebla. Se llama "La Nube". Necesito logo, paleta de colores y tarjeta de presentación. ¿Cuánto cobras y cuánto tardas?',
    'Diseño de logo para cafetería',
  );
  expect(language).toBe('es');
  expect(questions.map(({ text, kind }) => [text, kind])).toEqual([
    ['¿Cuánto cobras?', 'rate'],
    ['¿Cuánto tardas?', 'timeline'],
  ]);
});

it('finds the ask after a word that may be anywhere', () => {
  const { asks } = read(
    'We run a small press. Reply with the word HERON somewhere in the text, tell me your hours and what you’d charge per plate.',
  );
  expect(asks.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'availability: tell me your hours',
    'rate: what you’d charge per plate',
  ]);
});

it.each([
  [
    'QuickBooks cleanup - 14 months behind, landscaping co',
    'Hi, we are a small landscaping company outside Boise and our books are a mess. Last bookkeeper left in the spring of last year and nobody touched QBO since. 2 bank accounts, 1 credit card, about 90-120 transactions a month. Some jobs paid in cash, some receipts in a shoebox (my wife can scan them). Need it caught up before we see the CPA on the 15th. After that maybe monthly. Please dont apply if you only know Xero.',
  ],
  [
    'Write product descriptions for handmade candles, 65 SKUs',
    'Small candle brand, soy wax, everything poured by me in Vermont. I need 65 short descriptions (60-80 words each) for my website and Faire. Tone: warm, a bit funny, NOT "elevate your space". I will send notes on each scent. No AI please, I can tell. Paid sample of 3 first.',
  ],
])('takes no refusal and no paid sample for an ask: %s', (title, post) => {
  expect(read(post, title).asks).toEqual([]);
});

it('takes the ask for what would come first as one for the first step', () => {
  const { asks } = read('Our ads cost too much. Weekly report. Tell me what you would look at first.');
  expect(asks.map(({ kind }) => kind)).toEqual(['plan']);
});

it('takes the rate of an ask that names a paid trial', () => {
  const { asks } = read(
    'I need 65 descriptions of candles. Please include your hourly rate and whether you are open to a paid trial.',
  );
  expect(asks.map(({ kind }) => kind)).toContain('rate');
});

it('takes what announces a list of questions for no ask', () => {
  const { asks, questions } = read(
    'Our books are 14 months behind.\n\nYou will be asked to answer the following questions when submitting a proposal:\n1. How far back would you go?\n2. Can you make the Aug 14 date?',
  );
  expect(asks).toEqual([]);
  expect(questions).toHaveLength(2);
});

it('reads a list inside a list, numbered in Roman figures', () => {
  const { asks } = read(
    'How to apply\n  A. We read every note.\n  B. Write us a short note which covers\n    i. your current client load\n    ii. how you would split new and returning customers\n    iii. when you could start',
  );
  expect(asks.map(({ text }) => text)).toEqual([
    'your current client load',
    'how you would split new and returning customers',
    'when you could start',
  ]);
});

it.each([
  ['Where do you think the duplicates come from?', 'other'],
  ['Where are you based?', 'location'],
])('knows a question for the place: %s', (post, kind) => {
  expect(read(`We need our lead workflow fixed.\n${post}`).questions.map((one) => one.kind)).toEqual([kind]);
});

it('reads each item of a list of asks, also before another item', () => {
  const { asks } = read(
    'Our press needs a new site.\n\nTo apply, please send:\n- Tell us which CMS you are most comfortable with\n- Your rate\n- Two links',
  );
  expect(asks).toHaveLength(3);
});

it('keeps a question whole whose end is none', () => {
  const questionsIn = (post: string) => read(`We need our shop moved.\n${post}`).questions.map(({ text }) => text);
  expect(questionsIn('What is your rate and availability?')).toEqual(['What is your rate and availability?']);
  expect(questionsIn('What is your day rate and when could you start?')).toEqual([
    'What is your day rate?',
    'When could you start?',
  ]);
});

it('takes a sum for a puzzle alone, beside an ask', () => {
  const { asks, puzzles } = read('We need our shop moved.\nCan you tell me what is 3+4 and how long it takes?');
  expect([puzzles.length, asks.map(({ kind }) => kind)]).toEqual([1, ['timeline']]);
});

it('takes the initials below a post for no ask', () => {
  expect(read('Fix the crash of our game. Tell us your rate.\n\n- jm').asks.map(({ kind }) => kind)).toEqual(['rate']);
});

it('finds a French code word behind a verb with a capital accent', () => {
  const { opener, anywhere } = read('Nous cherchons une plume. Écrivez « soleil » au début de votre réponse.');
  expect([opener, ...anywhere].map((code) => code?.word)).toContain('soleil');
});

it.each([
  ["How many r's are in strawberry? Write it first.", ['3']],
  ['Write the number of letters in the word "kettle" at the top.', ['6']],
  ['How many times does the letter s appear in possession?', ['4']],
  ['¿Cuántas letras a hay en la palabra banana?', ['3']],
  ['wie viele e in Beere? bitte zuerst', ['3']],
  ['How many users in production do you know?', []],
])('counts the letters of a word: %s', (puzzle, answers) => {
  const { puzzles, opener, questions } = read(`We need our shop moved.\n${puzzle}`);
  expect([puzzles.map(({ answer }) => answer), opener]).toEqual([answers, null]);
  expect(questions).toHaveLength(answers.length > 0 ? 0 : 1);
});

it.each([
  [
    'a study',
    'Please analyse our table of ferries for a short study and answer: Which routes are late most often? Which harbours cause the longest waits? Is there a difference between summer and winter? Has punctuality grown since 2019?',
  ],
  [
    'a survey',
    'Please translate our guest survey into Danish:\n1. How did you hear about us?\n2. Would you come again?\n3. What should we change?',
  ],
  [
    'a pasted chat',
    'We want a bot that takes orders, like this:\nCustomer: Do you have tulips?\nBot: Yes. Which colour would you like?\nCustomer: Red. Can you send me ten of them?',
  ],
])('asks the applicant nothing in the questions of %s', (_, post) => {
  const { questions, asks } = read(post);
  expect([questions, asks]).toEqual([[], []]);
});

it('keeps the question below those of the work', () => {
  const { questions } = read(
    'Please translate our survey:\n- How old are you?\n- Would you come again?\n\nWhat is your price per word?',
  );
  expect(questions.map(({ kind }) => kind)).toEqual(['rate']);
});

it.each([
  ['MUST HAVE RAG EXPERIENCE AND MUST DEMO AN APP YOU HAVE BUILT', ['samples']],
  ['What we look for:\n- Five years in AR\n- Portfolio of previous VR/AR apps (shops, museums)', ['portfolio']],
  ['Please provide examples of similar bots you have built and your approach to ours.', ['samples', 'plan']],
  ['Please offer a fixed-price or milestone-based quote.', ['rate']],
  ['Please confirm if you know this tool at all.', ['experience']],
  ["Bonus: If you've built a similar thing, share a demo or screenshots!", ['samples']],
  ['Help us in creating a link from our site and integrate it with the bank.', []],
])('finds the asks of: %s', (post, kinds) => {
  expect(read(`We need a site for our tea shop.\n\n${post}`).asks.map(({ kind }) => kind)).toEqual(kinds);
});

it('warns of a ban of AI text in passing and asks nothing with it', () => {
  const { forbidsAi, asks } = read('Six letters to my aunt. What do you charge? And no AI involvement, please.');
  expect([forbidsAi?.text, asks]).toEqual(['And no AI involvement, please.', []]);
});
