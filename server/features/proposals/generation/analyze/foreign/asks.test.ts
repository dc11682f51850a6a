import { expect, it } from 'vitest';
import { analyzePost, cleanPost } from '../index.ts';

it.each([
  [
    'Necesito traducir un manual. Dime si tienes experiencia con maquinaria agrícola, cuánto me cobrarías por palabra y cuándo podrías empezar.',
    ['experience', 'rate', 'availability'],
  ],
  [
    'Queremos rehacer la web de la panadería. Indica en tu mensaje si emites factura, desde qué ciudad trabajas y un enlace a dos webs tuyas.',
    ['other: si emites factura', 'other: desde qué ciudad trabajas', 'samples'],
  ],
  [
    'Necesito voz para un cuento. Mandame un audio de 20 segundos con el parrafo y dime cuanto cobras.',
    ['samples', 'rate'],
  ],
  [
    'Queria sair do caderno e ter uma planilha. Me diz quanto você cobra, em quanto tempo entrega e manda um print de alguma planilha que você já fez.',
    ['rate', 'timeline', 'samples'],
  ],
  ['Tenho 9 certidões para traduzir. Informe o valor por lauda e se emite nota.', ['rate', 'other: se emite nota']],
  [
    'On cherche quelqu’un pour la carte du restaurant. Merci d’envoyer deux cartes que vous avez faites et votre tarif.',
    ['samples', 'rate'],
  ],
  [
    'Je soutiens ma thèse en novembre. Dites-moi votre délai, votre prix par page et quelles thèses vous avez déjà relues.',
    ['timeline', 'rate', 'experience'],
  ],
  [
    'Der Mittelteil müsste gestrafft werden. Schreiben Sie mir, welche Romane Sie betreut haben, was die Normseite kostet und ab wann Sie Zeit hätten. Ein Probelektorat von drei Seiten wäre schön.',
    ['experience', 'rate', 'availability', 'samples'],
  ],
  [
    'Wir brauchen Fotos vom Hotel. Bitte nennen Sie uns Ihren Tagessatz, schicken Sie drei Innenaufnahmen, die Sie gemacht haben, und sagen Sie, wann Sie im Juni Zeit haben.',
    ['rate', 'samples', 'availability'],
  ],
  ['Wir suchen Hilfe bei der Mitgliederliste. Stundensatz bitte gleich dazuschreiben.', ['rate']],
])('each thing that a sentence asks for is asked for by itself: %s', (post, asks) => {
  const brief = analyzePost({ title: 'x', description: post });
  expect(brief.asks.map(({ kind, text }) => (kind === 'other' ? `${kind}: ${text}` : kind))).toEqual(asks);
  const { text } = cleanPost({ title: 'x', description: post });
  for (const { quote, start } of brief.asks) expect(text.slice(start, start + quote.length)).toBe(quote);
});
