import { expect, it } from 'vitest';
import { readPost } from './index.ts';

const POSTS = {
  es: 'Somos una imprenta pequeña de Vigo y necesitamos que alguien corrija la tienda, porque el carrito se vacía solo.',
  pt: 'Somos uma gráfica pequena de Braga e precisamos que alguém corrija a loja, porque o carrinho se esvazia sozinho.',
  fr: 'Nous sommes une petite imprimerie à Brest et nous cherchons quelqu’un pour réparer la boutique en ligne.',
  de: 'Wir sind eine kleine Druckerei in Jena und suchen jemanden, der unseren Shop repariert.',
} as const;

it.each([
  [
    'es',
    'Dime si emites factura, cuánto cobrarías y cuándo podrías empezar.',
    ['other: Dime si emites factura', 'rate: cuánto cobrarías', 'availability: cuándo podrías empezar'],
  ],
  [
    'es',
    'Para postular, adjunta tu CV e indica tu disponibilidad horaria.',
    ['resume: Para postular, adjunta tu CV', 'availability: indica tu disponibilidad horaria'],
  ],
  ['es', 'Mándame un audio de diez segundos.', ['samples: Mándame un audio de diez segundos']],
  [
    'pt',
    'Me diz quanto você cobra, em quanto tempo entrega e manda um print de uma loja que você já fez.',
    [
      'rate: Me diz quanto você cobra',
      'timeline: em quanto tempo entrega',
      'samples: manda um print de uma loja que você já fez',
    ],
  ],
  [
    'fr',
    'Merci d’indiquer votre tarif à la page, votre délai et deux exemples.',
    ['rate: Merci d’indiquer votre tarif à la page', 'timeline: votre délai', 'samples: deux exemples'],
  ],
  [
    'de',
    'Bitte nennen Sie Ihren Preis, schicken Sie zwei Seiten, die Sie gebaut haben, und sagen Sie, wann Sie Zeit hätten.',
    [
      'rate: Bitte nennen Sie Ihren Preis',
      'samples: schicken Sie zwei Seiten, die Sie gebaut haben',
      'availability: sagen Sie, wann Sie Zeit hätten',
    ],
  ],
  ['de', 'Bitte Preis und Dauer nennen.', ['rate: Bitte Preis', 'timeline: Dauer nennen']],
  ['pt', 'Prazo: final do mês.', []],
  [
    'es',
    'Dinos cuánto cobras y qué días puedes trabajar.',
    ['rate: Dinos cuánto cobras', 'other: qué días puedes trabajar'],
  ],
  [
    'es',
    'Decidme cuánto cobráis la hora y si habéis montado antes una tienda.',
    ['rate: Decidme cuánto cobráis la hora', 'other: si habéis montado antes una tienda'],
  ],
] as const)('parts asks in %s: %s', (language, words, wanted) => {
  const { asks } = readPost({ title: 'Shop', description: `${POSTS[language]} ${words}` });
  expect(asks.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(wanted);
});
