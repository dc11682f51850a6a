import { expect, it } from 'vitest';
import { ANSWERED, isAnswered } from './answered.ts';
import { APP } from './fields/app.ts';
import { CONTENT } from './fields/content.ts';
import { DATA } from './fields/data.ts';
import { DESIGN } from './fields/design.ts';
import { FIX } from './fields/fix.ts';
import { GENERAL } from './fields/general.ts';
import { SUPPORT } from './fields/support.ts';
import { VIDEO } from './fields/video.ts';
import { WEB } from './fields/web.ts';
import { TONGUES } from './foreign/tongues.ts';

const BANKS = [
  ...[APP, CONTENT, DATA, DESIGN, FIX, GENERAL, SUPPORT, VIDEO, WEB],
  ...Object.values(TONGUES).flatMap(({ advice, trades }) => [advice, ...Object.values(trades)]),
].flatMap(({ insights, first, questions, tips }) => [...insights, ...first, ...questions, ...tips]);

it.each([
  [
    'Are the designs ready, or should the screens be worked out together?',
    'I already designed a mockup of each screen.',
  ],
  ['Are texts and pictures ready, or do they still have to be made?', 'The text and photos are in a shared folder.'],
  ['Sort and label the material, sync picture and sound, and name what is missing.', 'Images and script are provided.'],
  ['How often does the data change, and who adds to it?', 'The positions come in every two minutes.'],
  ['Is there an example that comes close to what you have in mind?', 'The present deck is attached.'],
  ['What has been tried already?', 'We already tried two plugins, and the last developer gave up.'],
  ['Does it fail every time, or only now and then?', 'It logs people out randomly.'],
  ['Is there a backend already, or is it part of this work?', 'The backend runs on Firebase.'],
  ['¿Hay algún ejemplo que muestre el resultado deseado?', 'Queremos algo parecido a https://jardin.example.'],
  ['¿Cada cuánto habrá que actualizarlo?', 'El informe es semanal.'],
  ['O que já foi tentado, e por que não bastou?', 'Já tentamos duas planilhas.'],
  ['Wie oft muss das Ergebnis erneuert werden?', 'Der Bericht wird wöchentlich gebraucht.'],
])('%s is not said where the post says: %s', (wording, post) => {
  expect(BANKS).toContain(wording);
  expect(isAnswered(wording, post)).toBe(true);
  expect(isAnswered(wording, 'We need somebody for our garden. Necesitamos a alguien. Wir suchen jemanden.')).toBe(
    false,
  );
});

it('knows nothing that no bank asks', () => {
  expect(ANSWERED.filter(({ asks }) => !BANKS.some((wording) => asks.test(wording)))).toEqual([]);
});
