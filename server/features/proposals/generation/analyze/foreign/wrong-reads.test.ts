import { describe, expect, it } from 'vitest';
import { analyzePost } from '../index.ts';

function needsIn(description: string): string[] {
  return analyzePost({ title: '', description }).needs.map(({ text }) => text);
}

describe('what another language says without wanting it done', () => {
  it('is no deed where it is forbidden', () => {
    const needs = needsIn('Ein Makro sollte das übernehmen. Die Daten dürfen das Haus nicht verlassen.');
    expect(needs.join()).not.toContain('verlassen');
  });

  it('is no deed where it is said of whoever does the work', () => {
    expect(
      needsIn(
        'Preciso traduzir um contrato de 10 páginas do português para o alemão. O tradutor tem de ser certificado.',
      ),
    ).toEqual(['traduzir um contrato de 10 páginas do português para o alemão']);
  });

  it('is no need where only a pronoun names it', () => {
    expect(needsIn('Todo mês eu copio os dados de vendas para outra planilha. Gostaria de automatizar isso.')).toEqual(
      [],
    );
    expect(
      needsIn('Mein Roman hat 300 Seiten. Ich suche jemanden, der ihn lektoriert und die Zeichensetzung prüft.'),
    ).toEqual(['die Zeichensetzung prüfen']);
  });
});

describe('things wanted in one sentence', () => {
  it('lose the French “d’” of the word that wants them', () => {
    expect(needsIn('Nous ouvrons un café en mai. Nous avons besoin d’un logo, d’un menu et d’une enseigne.')).toEqual([
      'un logo',
      'un menu',
      'une enseigne',
    ]);
  });

  it('keep the verb of their relative clause to themselves', () => {
    const brief = analyzePost({
      title: '',
      description:
        'Unsere Seite ist alt. Wir möchten eine neue Seite, auf der Kunden Möbel ansehen und anfragen können.',
    });
    expect(brief.needs.filter(({ form }) => form === 'verb')).toEqual([]);
  });
});
