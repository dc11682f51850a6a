import { describe, expect, it } from 'vitest';
import type { Fact } from '#shared/proposals/blocks.ts';
import { HEADINGS } from '#shared/proposals/headings.ts';
import { STYLES, type Style, TONES } from '#shared/proposals/options.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { isClaim } from '#shared/proposals/verify/claims.ts';
import { numbersIn } from '#shared/proposals/verify/tokens.ts';
import { verifyProposal } from '#shared/proposals/verify.ts';
import { analyzePost } from '../../analyze/index.ts';
import { DE } from './de/index.ts';
import { ES } from './es/index.ts';
import { FR } from './fr/index.ts';
import { composeAbroad } from './index.ts';
import { PT } from './pt/index.ts';
import type { Abroad } from './tongue.ts';

const TONGUES = { es: ES, pt: PT, fr: FR, de: DE };
const POSTS: Record<Abroad, { title: string; description: string }> = {
  es: {
    title: 'Tienda de plantas',
    description:
      'Buscamos a alguien para crear nuestra tienda de plantas y conectar los pagos.\n\nTareas:\n- Diseñar la portada\n- Configurar los envíos\n- Migrar el catálogo\n\nEmpieza tu propuesta con la palabra "helecho". ¿Cuánto tiempo necesitas? Indica tu tarifa, por favor.',
  },
  pt: {
    title: 'Loja de plantas',
    description:
      'Procuramos alguém para criar nossa loja de plantas e ligar os pagamentos.\n\nTarefas:\n- Desenhar a capa\n- Configurar os envios\n- Migrar o catálogo\n\nComece sua proposta com a palavra "samambaia". Quanto tempo você precisa? Informe seu valor, por favor.',
  },
  fr: {
    title: 'Boutique de plantes',
    description:
      'Nous cherchons quelqu’un pour créer notre boutique de plantes et relier les paiements.\n\nMissions :\n- Dessiner la page d’accueil\n- Configurer les envois\n- Transférer le catalogue\n\nCommencez votre réponse par le mot « fougère ». Combien de temps vous faut-il ? Merci d’indiquer votre tarif.',
  },
  de: {
    title: 'Pflanzenladen',
    description:
      'Wir möchten unseren Pflanzenladen online bringen.\n\nAufgaben:\n- Startseite gestalten\n- Versandkosten einrichten\n- Katalog übertragen\n- Zahlungen anbinden\n\nBeginnen Sie Ihre Bewerbung mit dem Wort "Farn". Wie lange brauchen Sie? Bitte nennen Sie Ihren Preis.',
  },
};
const LANGUAGES = ['es', 'pt', 'fr', 'de'] as const;

function written(language: Abroad, style: Style, more: Partial<Parameters<typeof composeAbroad>[0]> = {}) {
  const brief = analyzePost(POSTS[language]);
  return composeAbroad({ brief, facts: [], tone: 'professional', style, seed: 'one', language, ...more });
}

describe.each(LANGUAGES)('a proposal in %s', (language) => {
  it('passes every gate and leaves nothing open, in every tone and style', () => {
    const brief = analyzePost(POSTS[language]);
    for (const { value: tone } of TONES)
      for (const { value: style } of STYLES) {
        const report = verifyProposal({ text: blocksToPlain(written(language, style, { tone })), brief, facts: [] });
        expect(
          report.gates.filter(({ ok }) => !ok),
          `${tone} ${style}`,
        ).toEqual([]);
        expect(Object.values(report.marks), `${tone} ${style}`).not.toContain('open');
      }
  });

  it('has the labels of its language, in the order of its style', () => {
    const order = (style: Style) =>
      written(language, style).flatMap((block) => (block.type === 'heading' ? [block.text] : []));
    const { needs, approach, why_me, answers, next_step } = HEADINGS[language];
    expect(order('standard')).toEqual([needs, approach, why_me, answers, next_step]);
    expect(order('smart_question')).toEqual(
      [approach, needs, why_me, answers, next_step].filter((one) => order('smart_question').includes(one ?? '')),
    );
    expect(order('problem_solving')[0]).toBe(why_me);
  });

  it('says the same twice for one seed, and something else for another', () => {
    const text = (seed: string) => blocksToPlain(written(language, 'standard', { seed }));
    expect(text('one')).toBe(text('one'));
    expect(text('two')).not.toBe(text('one'));
  });

  it('has at least four wordings for everything, none of which claims or counts', () => {
    const { frames, advice, plain, trades, fixed } = TONGUES[language];
    const banks = [...Object.values(frames), advice, plain].flatMap((bank) => Object.values(bank));
    const lists = [
      ...banks,
      ...Object.values(trades).flatMap(({ insights, first, questions, tips }) => [insights, first, questions, tips]),
    ];
    for (const list of [
      ...lists,
      fixed.titleLines,
      fixed.tipLeads,
      fixed.codeLines,
      fixed.ownWords,
      fixed.beginnings,
      fixed.along,
      fixed.endings,
      fixed.heard,
    ]) {
      expect(new Set(list).size).toBeGreaterThanOrEqual(4);
      for (const wording of list) {
        expect(isClaim(wording), wording).toBe(false);
        expect(numbersIn(wording), wording).toEqual([]);
        if (language === 'fr') expect(wording).not.toMatch(/ [:;?!»]|« /);
      }
    }
  });

  it('quotes a post in another language, and what the user wrote in another one', () => {
    const brief = analyzePost({
      title: 'Tea shop',
      description: 'We need someone to migrate our tea shop to Shopify.',
    });
    const facts: Fact[] = [{ id: 'F1', text: 'I migrated a ceramics shop to Shopify Plus in spring.', from: 'about' }];
    const text = blocksToPlain(written(language, 'standard', { brief, facts }));
    const [open, close] = TONGUES[language].fixed.quotes;
    expect(text).toContain(`${open}I migrated a ceramics shop to Shopify Plus in spring${close}`);
    expect(text).toMatch(new RegExp(`${open}[^${close}]*tea shop`, 'i'));
    expect(verifyProposal({ text, brief, facts }).gates.filter(({ ok }) => !ok)).toEqual([]);
  });
});

it('names a thing to deliver once, and leaves to the user what hangs on a condition', () => {
  const brief = analyzePost({
    title: 'Rediseño de una app de reservas',
    description:
      'Queremos rediseñar nuestra app de reservas.\n\nLo que necesitamos:\n- Entrevistas con pacientes\n- Rediseño del flujo de reserva\n- Sistema de diseño ligero\n- Entrega a los desarrolladores con medidas\n\n¿Cómo harías las entrevistas si los pacientes no quieren usar cámara?',
  });
  const text = blocksToPlain(written('es', 'standard', { brief }));
  expect(text).toContain('Entrega a los desarrolladores con medidas');
  expect(text).not.toMatch(/(?:Entregar|Preparar) (?:entrega|sistema)/i);
  expect(text).toContain('cámara?\n[tu elección y el motivo]');
});

it('calls the client’s things theirs, in the way of the tone', () => {
  const { title, description } = POSTS.es;
  const brief = analyzePost({ title, description: description.slice(0, description.indexOf('Empieza')) });
  const polite = blocksToPlain(written('es', 'concise', { brief }));
  const familiar = blocksToPlain(written('es', 'concise', { brief, tone: 'casual' }));
  expect(polite).toContain('su tienda');
  expect(familiar).toContain('tu tienda');
  const german = { title: 'Laden', description: 'Wir möchten unseren Pflanzenladen online bringen.' };
  const unasked = written('de', 'concise', { tone: 'casual', brief: analyzePost(german) });
  expect(blocksToPlain(unasked)).toContain('deinen Pflanzenladen');
});
