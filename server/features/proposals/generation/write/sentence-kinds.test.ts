import { describe, expect, it } from 'vitest';
import { classifySentences, likeliestOf, type SentenceKind } from './sentence-kinds.ts';

const kindsOf = (texts: readonly string[]): SentenceKind[] => classifySentences(texts).map(likeliestOf);

describe('the sentences of a profile that nobody trained on', () => {
  it.each([
    [
      'en',
      [
        ['who', 'I am a picture framer and conservator from Leeds.'],
        ['job', 'Last autumn I rehung the staircase of a small theatre museum.'],
        ['more', 'The hooks had been painted over four times.'],
        ['terms', 'My day rate is 240 pounds plus materials.'],
      ],
    ],
    [
      'es',
      [
        ['who', 'Soy encuadernadora y vivo en Cádiz.'],
        ['job', 'El invierno pasado reparé los libros de coro de una parroquia.'],
        ['terms', 'Cobro 25 euros la hora y entrego en diez días.'],
      ],
    ],
    [
      'pt',
      [
        ['who', 'Sou restauradora de azulejos e moro em Aveiro.'],
        ['job', 'No ano passado limpei o painel da estação para uma associação de moradores.'],
        ['terms', 'O meu preço é de 30 euros por hora.'],
      ],
    ],
    [
      'fr',
      [
        ['who', 'Je suis luthière, installée à Mirecourt depuis 2015.'],
        ['job', 'L’an dernier, j’ai remis en état six violons d’une école de musique.'],
        ['terms', 'Je facture 45 euros de l’heure, devis gratuit.'],
      ],
    ],
    [
      'de',
      [
        ['who', 'Ich bin Geigenbauerin und wohne in Markneukirchen.'],
        ['job', 'Im letzten Winter habe ich für ein Schulorchester den Kontrabass der Leiterin repariert.'],
        ['terms', 'Mein Stundensatz beträgt 50 Euro, Termine auch samstags.'],
      ],
    ],
  ] as const)('each have their kind in %s', (_, lines) => {
    expect(kindsOf(lines.map(([, text]) => text))).toEqual(lines.map(([kind]) => kind));
  });

  it('go on with nothing where they stand alone', () => {
    expect(kindsOf([])).toEqual([]);
    expect(kindsOf(['I have rewired nine church organs in Friesland.'])).not.toContain('more');
  });
});
