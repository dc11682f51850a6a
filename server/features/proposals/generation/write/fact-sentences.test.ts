import { describe, expect, it } from 'vitest';
import type { Fact } from '#shared/proposals/blocks.ts';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import { candidatesOf } from './fact-sentences.ts';
import { packOf } from './language-pack.ts';

const pack = packOf('en');
const fact = (text: string, from: Fact['from'] = 'about'): Fact => ({ id: 'F1', text, from });
const letterTextOf = (text: string, language: WrittenLanguage = 'en') =>
  candidatesOf([fact(text)], packOf(language))
    .map((one) => one.text)
    .join();
const saidOf = (text: string, from: Fact['from'] = 'about') =>
  candidatesOf([fact(text, from)], pack).map((candidate) => candidate.text);

it('the result of a job stays with it', () => {
  const facts = [
    fact('One drain company came to me spending 4,800 a month.'),
    fact('Cost per job went from 190 to 112.'),
  ];
  expect(candidatesOf(facts, pack).map(({ more }) => more.map(({ text }) => text))).toEqual([
    ['Cost per job went from 190 to 112.'],
  ]);
});

it.each([
  ['es', 'Grabo en cabina propia tratada para voz.', 'Grabo en cabina propia tratada para voz.'],
  ['es', 'Diseño de 40 logotipos para bodegas.', 'Diseño de 40 logotipos para bodegas.'],
  ['fr', 'Sandrine est assistante indépendante depuis 2017.', undefined],
  ['pt', 'Olá, meu nome é Keila e trabalho com Excel.', undefined],
] as const)('in another language: %s, %s', (language, said, sentence) => {
  expect(candidatesOf([fact(said)], packOf(language))[0]?.text).toBe(sentence);
});

describe('a line of the portfolio', () => {
  it.each([
    [
      'Reel of short explainers; animated posters for a festival',
      'From my portfolio: Reel of short explainers; animated posters for a festival.',
    ],
    ['Tea shop: new checkout on two pages', 'From my portfolio: Tea shop, new checkout on two pages.'],
    ['Moved a ceramics shop to Shopify', 'I moved a ceramics shop to Shopify.'],
    ['I drew 40 icons for a bank', 'I drew 40 icons for a bank.'],
  ])('%s', (line, said) => expect(saidOf(line, 'portfolio')).toEqual([said]));
});

describe('a sentence of the profile as a sentence of a letter', () => {
  it.each([
    ['One drain company came to me spending 4,800 a month.', 'One drain company came to me spending 4,800 a month.'],
    ['Shipped 11 apps to the App Store.', 'I shipped 11 apps to the App Store.'],
    ['Built iOS clients for three banks.', 'I built iOS clients for three banks.'],
    ['She moved a ceramics shop to Shopify.', 'I moved a ceramics shop to Shopify.'],
    ['He has run ads for forty dentists.', 'I have run ads for forty dentists.'],
    ['She writes grant applications for small museums.', 'I write grant applications for small museums.'],
    ['Senior editor with nine years at a publisher.', 'I am a senior editor with nine years at a publisher.'],
    ['Illustrator of picture books since 2011.', 'I am an illustrator of picture books since 2011.'],
    ['At Ravenel I ran the payroll of 60 people.', 'At Ravenel I ran the payroll of 60 people.'],
    ['Before that I edited three cookery books.', 'I edited three cookery books.'],
    ['Built HubSpot portals for 4 clinics.', 'I built HubSpot portals for 4 clinics.'],
    ['Google Ads for 12 home services.', 'My work includes Google Ads for 12 home services.'],
    ['Keyword research for 40 shoe brands.', 'My work includes keyword research for 40 shoe brands.'],
    ['My last shop loads in 1.4 seconds.', 'My last shop loads in 1.4 seconds.'],
    ['Proofreader of 35 novels, eleven of them fantasy.', 'I am a proofreader of 35 novels, eleven of them fantasy.'],
    ['A credit card form with 12 fields.', 'My work includes a credit card form with 12 fields.'],
    [
      'Websites and a logo for a carpenter, 12 pages.',
      'My work includes websites and a logo for a carpenter, 12 pages.',
    ],
    ['Paid media buyer, 8 years, Google and Meta only.', 'I am a paid media buyer, 8 years, Google and Meta only.'],
    ['Managed a designer for two years.', 'I managed a designer for two years.'],
    ['Created wedding planner for 200 couples.', 'I created wedding planner for 200 couples.'],
    ['Designed password manager for a bank, 40k users.', 'I designed password manager for a bank, 40k users.'],
    ['Coached junior designer of a studio.', 'I coached junior designer of a studio.'],
    ['Migrated task manager of a law firm to Postgres.', 'I migrated task manager of a law firm to Postgres.'],
    ['Melbourne based voice artist since 2018.', 'I am a Melbourne based voice artist since 2018.'],
    ['5 years with US teams (Texas, Florida)', 'I have 5 years with US teams (Texas, Florida).'],
    ['Power BI developer at a dairy in Kiel.', 'I am a Power BI developer at a dairy in Kiel.'],
    ['A translator of 40 novels.', 'I am a translator of 40 novels.'],
    ['Poster for the 12 theatres of Avignon.', 'My work includes a poster for the 12 theatres of Avignon.'],
    ['App with 300 users for a vet.', 'My work includes an app with 300 users for a vet.'],
    ['Chloé has designed 12 shops.', 'I have designed 12 shops.'],
    ['A PDF export with 30 templates.', 'My work includes a PDF export with 30 templates.'],
    ['I repaired nine contact forms in 2025.', 'I repaired nine contact forms in 2025.'],
    [
      'She works in Inkscape and checks every drawing in LightBurn.',
      'I work in Inkscape and check every drawing in LightBurn.',
    ],
    ['She writes manuals and guides for pumps.', 'I write manuals and guides for pumps.'],
    [
      'This spring I brought a trampoline park up to date with its books.',
      'This spring I brought a trampoline park up to date with its books.',
    ],
    [
      'For three years I cut a show of two sisters; I brought them from an hour to half of it.',
      'For three years I cut a show of two sisters; I brought them from an hour to half of it.',
    ],
    ['I wrote the welcome mails of a bakery.', 'I wrote the welcome mails of a bakery.'],
    [
      'I keep the tools of a broker, among them a PDF export with 30 templates.',
      'I keep the tools of a broker, among them a PDF export with 30 templates.',
    ],
  ])('%s', (text, said) => {
    expect(saidOf(text)).toEqual([said]);
  });

  it.each([
    ['too short', 'I build shops.'],
    ['said to the client', 'I will give your shop all my love and care.'],
    ['an invitation', 'Please contact me before you place an order.'],
    ['a request', 'Hire an expert who built 40 shops.'],
    ['a greeting', 'Welcome to the page of our little studio.'],
    ['a question', 'Do we have a match for this job?'],
    ['hanging on what was before', 'This took me eleven days in all, with tests.'],
  ])('is left out when it is %s', (_, text) => {
    expect(saidOf(text)).toEqual([]);
  });

  it.each([
    [
      'fr',
      'J’ai migré 40 boutiques de WooCommerce vers Shopify.',
      'J’ai migré 40 boutiques de WooCommerce vers Shopify.',
    ],
    ['fr', 'Refonte de 12 boutiques de vêtements.', 'Refonte de 12 boutiques de vêtements.'],
    ['es', 'He migrado 40 tiendas de ropa a Shopify.', 'He migrado 40 tiendas de ropa a Shopify.'],
    ['fr', 'Identité visuelle de 12 restaurants.', 'Identité visuelle de 12 restaurants.'],
    [
      'es',
      'El año pasado llevé el programa de turnos de una residencia de la versión 5.4 a la 10.',
      'El año pasado llevé el programa de turnos de una residencia de la versión 5.4 a la 10.',
    ],
    [
      'fr',
      'L’an dernier j’ai rédigé le catalogue d’un charcutier, soixante textes.',
      'L’an dernier j’ai rédigé le catalogue d’un charcutier, soixante textes.',
    ],
    ['es', 'Calculé en CYPE catorce almacenes de acero.', 'Calculé en CYPE catorce almacenes de acero.'],
    [
      'fr',
      'A dessiné les plans d’une résidence de 62 logements.',
      'J’ai dessiné les plans d’une résidence de 62 logements.',
    ],
    ['es', 'Migré 40 tiendas de ropa a Shopify.', 'Migré 40 tiendas de ropa a Shopify.'],
    ['es', 'Trabajo con Shopify desde 2015 y conozco Liquid.', 'Trabajo con Shopify desde 2015 y conozco Liquid.'],
    ['pt', 'Migrei 40 lojas do WooCommerce para Shopify.', 'Migrei 40 lojas do WooCommerce para Shopify.'],
    ['pt', 'Desenvolvi 12 lojas Shopify com checkout próprio.', 'Desenvolvi 12 lojas Shopify com checkout próprio.'],
    ['de', 'Bei Bosch zwölf Kataloge gestaltet.', 'Ich habe bei Bosch zwölf Kataloge gestaltet.'],
    ['de', '3 Handbücher ins Englische übersetzt.', 'Ich habe 3 Handbücher ins Englische übersetzt.'],
    ['de', 'Mehr als 40 Shops auf Shopify migriert.', 'Ich habe mehr als 40 Shops auf Shopify migriert.'],
    ['de', 'Angebote für 30 Handwerker schreiben.', 'Angebote für 30 Handwerker schreiben.'],
    ['de', 'Umzug von 40 Shops zu Shopify.', 'Umzug von 40 Shops zu Shopify.'],
    ['de', '2021 die Website einer Fahrschule gemacht.', 'Ich habe 2021 die Website einer Fahrschule gemacht.'],
    ['de', 'Logo und Karte für eine Ramen-Bar gemacht.', 'Logo und Karte für eine Ramen-Bar gemacht.'],
    ['fr', 'Conçu un jeu de piste pour un château.', 'J’ai conçu un jeu de piste pour un château.'],
    ['es', 'Compuse la música de un juego de carreras.', 'Compuse la música de un juego de carreras.'],
    ['es', 'Escribí el manual de una cosechadora.', 'Escribí el manual de una cosechadora.'],
    ['pt', 'Pus em dia quatro anos de contas de uma oficina.', 'Pus em dia quatro anos de contas de uma oficina.'],
    ['en', 'Built 30+ landing pages.', 'I built 30+ landing pages.'],
    ['en', 'Trained about 1,900 people so far.', 'I trained about 1,900 people so far.'],
    ['en', 'been editing my own podcast for 2 years', 'I have been editing my own podcast for 2 years.'],
    ['en', 'did the subtitles for a drama series', 'I did the subtitles for a drama series.'],
    ['en', 'in 2021 i drew 40 maps for a museum', 'In 2021 I drew 40 maps for a museum.'],
  ] as const)('is a whole sentence in %s: %s', (language, text, said) => {
    expect(candidatesOf([fact(text)], packOf(language)).map((candidate) => candidate.text)).toEqual([said]);
  });

  it.each([
    'Depuis 2019, 40 sites livrés pour des artisans.',
    'Depuis la refonte, les ventes ont doublé.',
    'Primé deux fois pour un film.',
    'Resté deux ans dans une agence.',
    'Menu 12 pages pour un bistrot.',
  ])('says of nothing else that the user did it: %s', (text) => {
    expect(letterTextOf(text, 'fr')).not.toContain('J’ai');
  });

  it.each([
    ['Book has sold 2,000 copies.', 'I have'],
    ['Team has built 12 shops.', 'I have'],
    ['Client was a locksmith in Leeds, ads only ran at night.', 'I was'],
    ['Experienced in 40 shop migrations.', 'I experienced'],
    ['Certified by Google in 2021, built 30 campaigns.', 'I certified'],
  ])('says of nothing else that the user did it: %s', (text, wrong) => {
    expect(letterTextOf(text)).not.toContain(wrong);
  });

  it.each([
    'Die Seite wird von 300 Kunden im Monat besucht.',
    'Das Programm übersetzt 30 Seiten in der Stunde und korrigiert.',
    'Von der Kammer öffentlich bestellt und vereidigt.',
    'Bei der IHK als Bilanzbuchhalter geprüft.',
    'Seit zehn Jahren auf 12 Webshops spezialisiert.',
    'Im Jahr 2020 nach Wien umgezogen.',
    '2019 beim Landgericht Köln für Polnisch beeidigt.',
    'Im Jahr 2022 für den Grimme-Preis nominiert.',
    'Zwei Korrekturrunden im Preis enthalten.',
    'Für kleine Betriebe die Buchhaltung erledigen.',
    '14 Jahre bei der Post geblieben.',
  ])('says of no state that the user did it: %s', (text) => {
    expect(letterTextOf(text, 'de')).not.toContain('Ich habe');
  });

  it('is said by oneself where another person has written the profile', () => {
    const facts = [
      'Gwen lives in Cardiff, charges £360 a day and likes travelling to sites.',
      'In 2022 she wrote the handbook of a slitter, so she knows the fitters.',
      'Her last catch-up was for a chiropractor with 19 months; she set up a clearing account.',
      'She also corrects payroll entries coming from Gusto herself.',
      'She spent her first five years in the office of a firm.',
      'She helped a baker with her books.',
    ].map((text, at): Fact => ({ id: `F${at}`, text, from: 'about' }));
    expect(candidatesOf(facts, pack).map(({ text }) => text)).toEqual([
      'I live in Cardiff, charge £360 a day and like travelling to sites.',
      'In 2022 I wrote the handbook of a slitter, so I know the fitters.',
      'My last catch-up was for a chiropractor with 19 months.',
      'I set up a clearing account.',
      'I correct payroll entries coming from Gusto myself.',
      'I spent my first five years in the office of a firm.',
    ]);
  });

  it('leaves others what they did, where the user says I', () => {
    const facts = ['I run a studio in Leeds with a photographer.', 'He has shot 400 weddings in ten years.'];
    const texts = [...facts, 'Magento is a platform for 40 shops.'].map(
      (text, at): Fact => ({ id: `F${at}`, text, from: 'about' }),
    );
    expect(candidatesOf(texts, pack).map(({ text }) => text)).toEqual([
      facts[0],
      'Magento is a platform for 40 shops.',
    ]);
  });

  it.each([
    ['Set of 40 icons for a bank in SVG.', 'My work includes set of 40 icons for a bank in SVG.'],
    ['Paid ads on Google for 12 dentists in Kent.', 'My work includes paid ads on Google for 12 dentists in Kent.'],
    ['Shot 14 weddings in barns last year.', 'I shot 14 weddings in barns last year.'],
  ])('is a thing or a deed: %s', (text, said) => expect(saidOf(text)).toEqual([said]));

  it('continues only the sentence before it, and never with a price', () => {
    const texts = [
      'I wrote the handbook of a packaging machine with 300 pages.',
      'That is why my rate is £90 an hour.',
      'It sold 4,000 copies in a week.',
    ].map((text, at): Fact => ({ id: `F${at}`, text, from: 'about' }));
    expect(candidatesOf(texts, pack).map(({ text, more }) => [text, more[0]?.text])).toEqual([
      ['I wrote the handbook of a packaging machine with 300 pages.', undefined],
    ]);
  });

  it.each([
    'Rebuilt the site of a roofer after he lost 40 enquiries.',
    'Son tarif va de 14 à 22 € la fiche selon la longueur.',
  ])('never makes another person the user: %s', (text) => {
    expect(saidOf(text)).toEqual([]);
  });

  it('is split where its clauses work alone', () => {
    expect(saidOf('I moved a ceramics shop to Shopify in 2023; I connected Xero for two wholesalers of tea')).toEqual([
      'I moved a ceramics shop to Shopify in 2023.',
      'I connected Xero for two wholesalers of tea.',
    ]);
    expect(saidOf('I moved a ceramics shop to Shopify in 2023; all good')).toHaveLength(1);
  });

  it('is one item of a list of past jobs', () => {
    expect(saidOf('Recent work: booking app for a clinic; payroll export for a bakery.')).toEqual([
      'Recent work: booking app for a clinic.',
      'Recent work: payroll export for a bakery.',
    ]);
  });

  it('reads a list behind an arrow as skills', () => {
    expect(saidOf('Shop ➔ Shopify (Liquid), WooCommerce', 'skills')).toEqual([
      'I work with Shopify (Liquid), WooCommerce.',
    ]);
  });

  it('never comes from a writing sample', () => {
    expect(saidOf('I moved a ceramics shop with 900 products to Shopify.', 'sample')).toEqual([]);
  });
});
