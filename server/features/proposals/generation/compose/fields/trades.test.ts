import { expect, it } from 'vitest';
import { analyzePost } from '../../analyze/index.ts';
import { TONGUES } from '../foreign/tongues.ts';
import { tradeOf } from '../foreign/trade-of.ts';
import { FIELDS } from './every-field.ts';
import { fieldOf } from './index.ts';

function nameOf(title: string, description: string): string {
  const field = fieldOf(analyzePost({ title, description }));
  return Object.entries(FIELDS).find(([, one]) => one === field)?.[0] ?? '';
}

it.each([
  // Its own trade, by two words that say the same.
  ['Chatbot for a garden centre', 'Build an AI agent that answers questions about plants.', 'AI'],
  ['Flutter app for a rowing club', 'Publish it in the app store and the play store.', 'APP'],
  ['Ghostwriter for a fishing memoir', 'Write twelve chapters from recorded talks.', 'CONTENT'],
  ['Dashboard for a dairy', 'Build a Power BI dashboard from our Excel sheets.', 'DATA'],
  ['Logo for a kite school', 'Design a logo in two colours.', 'DESIGN'],
  ['Kubernetes cluster upgrade', 'Move our Docker containers to the new cluster.', 'DEVOPS'],
  ['Bookkeeper for a bakery', 'Enter invoices in Xero and reconcile the bank every month.', 'FINANCE'],
  ['Fix a crash in our ticket system', 'Find out why it throws errors and fix the bug.', 'FIX'],
  ['n8n workflow for orders', 'Connect the CRM by API and sync new orders.', 'INTEGRATION'],
  ['Lawyer for a lease', 'Review the agreement and rewrite two clauses.', 'LEGAL'],
  ['Google Ads for a pottery', 'Set up campaigns, keywords and tracking.', 'MARKETING'],
  ['Virtual assistant for a vet', 'Answer emails, keep the calendar and book appointments.', 'SUPPORT'],
  ['Video editor for a climbing channel', 'Cut the footage into reels.', 'VIDEO'],
  ['Shopify theme changes', 'Change the product pages and the checkout of our store.', 'WEB'],
  // What another trade's words are only about.
  [
    'Answer the security questionnaires of our clients',
    'Fill in questionnaires about our AWS cloud and network.',
    'GENERAL',
  ],
  ['Certified translation of a contract', 'Translate a signed agreement from Thai to English.', 'GENERAL'],
  ['CV rewrite for a nurse', 'Rewrite my resume so that hospitals call back.', 'GENERAL'],
  ['Audio editing for a podcast', 'Edit the sound of two episodes a month and write show notes.', 'GENERAL'],
  ['Backend developer for a video platform', 'Let users record a video and keep it.', 'GENERAL'],
  ['Subtitles for a cooking channel', 'Write subtitles for each video.', 'GENERAL'],
  ['Our app logs people out', 'Find out why sessions end at random.', 'GENERAL'],
  ['Legal plan for an app', 'Write down which licences our app needs before launch.', 'GENERAL'],
  ['Photographer for a menu', 'Take pictures of 30 dishes for our site.', 'GENERAL'],
  ['Maths lessons', 'Teach fractions to a child, with an app if it helps.', 'GENERAL'],
])('%s: %s → %s', (title, description, trade) => {
  expect(nameOf(title, description)).toBe(trade);
});

it.each([
  [
    'es',
    'Tienda en Shopify',
    'Buscamos a alguien para migrar nuestra tienda a Shopify y conectar la API de envíos.',
    'software',
  ],
  ['es', 'Locución para un audiolibro', 'Buscamos una voz para grabar el texto de un libro, y editar el audio.', null],
  ['es', 'Fotos para nuestra web', 'Buscamos a alguien para hacer las fotos de nuestra web.', null],
  [
    'pt',
    'Loja em WooCommerce',
    'Procuramos alguém para migrar nossa loja para WooCommerce e integrar a API de envios.',
    'software',
  ],
  ['pt', 'Narração de vídeo', 'Procuramos alguém para gravar a narração de um vídeo do nosso site.', null],
  [
    'fr',
    'Boutique PrestaShop',
    'Nous cherchons quelqu’un pour migrer notre boutique en ligne vers Shopify et intégrer une API.',
    'software',
  ],
  ['fr', 'Voix pour un livre audio', 'Nous cherchons quelqu’un pour enregistrer le texte de notre livre.', null],
  [
    'de',
    'Shopware-Plugin',
    'Wir suchen jemanden, um ein Plugin für Shopware zu programmieren und eine Schnittstelle anzubinden.',
    'software',
  ],
  ['de', 'Stimme für ein Hörbuch', 'Wir suchen jemanden, um den Text unseres Buches zu sprechen.', null],
] as const)('in %s, %s: %s → %s', (language, title, description, trade) => {
  const tongue = TONGUES[language];
  const found = tradeOf(analyzePost({ title, description }), tongue);
  expect(Object.entries(tongue.trades).find(([, one]) => one === found)?.[0] ?? null).toBe(trade);
});
