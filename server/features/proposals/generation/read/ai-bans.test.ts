import { describe, expect, it } from 'vitest';
import { findAiBan } from './ai-bans.ts';
import type { Language } from './language.ts';
import { unitsOf } from './units.ts';

/** `trap`: how sure the classifier is; 0 leaves it to the words. */
const isBanned = (text: string, language: Language, trap = 0) =>
  findAiBan(unitsOf({ text, start: 0 }), language, () => trap) !== null;

const BANS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: [
    'No AI-generated proposals.',
    'Please do not use ChatGPT to write your application.',
    'Proposals written by AI will be ignored.',
    'NO AI',
    'please no ai',
    'No ChatGPT.',
    'AI generated cover letters go straight to the bin.',
    'Avoid AI when you write your reply.',
    'We will reject anything that reads like ChatGPT.',
    'We can tell when a proposal is AI and we skip it.',
    'Absolutely no artificial intelligence in your answers.',
    'Applications without AI help only, please.',
    'I don’t want AI slop in the answers.',
    'Content must be 100% human, never AI.',
    'You may use AI for the job but not for the letter to us.',
    'Applications that look like they were generated will be deleted without reply.',
    'Letters that sound like a robot are not read.',
    'And no AI involvement.',
    'but without ChatGPT help of any kind please',
    'Do not harness ChatGPT for your message.',
  ],
  es: [
    'No se aceptan propuestas hechas con IA.',
    'Sin IA, por favor.',
    'Nada de textos generados por inteligencia artificial.',
    'Las propuestas escritas con ChatGPT serán descartadas.',
  ],
  pt: [
    'Não aceitamos propostas feitas com IA.',
    'Sem IA, por favor.',
    'Propostas geradas pelo ChatGPT serão descartadas.',
    'Nada de texto gerado por inteligência artificial.',
  ],
  fr: [
    'Pas de propositions rédigées par IA.',
    'N’utilisez pas l’IA pour écrire votre réponse.',
    'Les candidatures générées par ChatGPT seront ignorées.',
    'Sans IA, merci.',
  ],
  de: [
    'Keine mit KI geschriebenen Bewerbungen.',
    'Ohne KI, bitte.',
    'Bitte kein ChatGPT.',
    'Von ChatGPT erzeugte Angebote werden ignoriert.',
  ],
};

const FALSE_FRIENDS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: [
    'The product must not use AI.',
    'You must not use AI in the product.',
    'No AI experience needed.',
    'Our AI model must ban users who post text.',
    'We have no AI features yet and want one.',
    'Build an AI chatbot that can reject offensive text.',
    'Our AI agent does not answer in time.',
    'Do not use AI APIs that cost money in the app.',
    'The bot should never call the GPT API twice.',
    'Write articles about AI, no fluff.',
    'Our site looks generated and dull.',
    'ChatGPT Auto-Reply for our shop.',
    'AI-powered replies to customers, none later than a minute.',
  ],
  es: ['El producto no debe usar IA.', 'Nuestra IA no responde bien a los mensajes.'],
  pt: ['O produto não deve usar IA.', 'Nossa IA não responde bem às mensagens.'],
  fr: ['Le produit ne doit pas utiliser d’IA.', 'Je n’ai pas encore de texte pour le site.'],
  de: ['Das Produkt darf keine KI verwenden.', 'Unsere KI antwortet den Kunden nicht gut.'],
};

const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de'] as const;

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(BANS[language] ?? [])('bans a letter by an AI: %s', (text) => {
    expect(isBanned(text, language)).toBe(true);
  });

  it.each(FALSE_FRIENDS[language] ?? [])('is about the work: %s', (text) => {
    expect(isBanned(text, language)).toBe(false);
  });
});

it('also bans where the classifier labels the sentence a trap', () => {
  const text = 'Anything smelling of ChatGPT goes straight where it belongs, I have seen enough replies of it.';
  expect(isBanned(text, 'en', 0.9)).toBe(true);
  expect(isBanned('We sell a course on ChatGPT.', 'en', 0.9)).toBe(false);
  expect(isBanned('You will harness the capabilities of ChatGPT to write our posts.', 'en', 0.9)).toBe(false);
});
