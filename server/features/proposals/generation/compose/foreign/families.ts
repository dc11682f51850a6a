import { contentStems } from '#shared/proposals/verify/words.ts';

const LENGTH = 5;
/** Beginnings of words that have nothing else in common. */
const COMMON_BEGINNING =
  /^(?:inter|trans|contr|super|compr|recon|conce|prese|unter|über|vorbe|ausge|zusam|entre|desar)/u;
const LONG = 8;

/**
 * The words of a text by how they begin, without accents: so 'traductora' meets 'traducción', 'escribí' 'escribir' and
 * 'Übersetzung' 'übersetzt'.
 */
export function familiesAbroad(text: string): Set<string> {
  return new Set(
    contentStems(text)
      .map(begun)
      .filter((word) => !EVERYWHERE.has(word) && !/^\d+$/u.test(word)),
  );
}

function begun(stem: string): string {
  const plain = stem.normalize('NFD').replace(/\p{M}/gu, '').replace(/^uber/, 'über');
  return plain.slice(0, COMMON_BEGINNING.test(plain) ? LONG : LENGTH);
}

/** What the profiles of all trades say. */
const EVERYWHERE = new Set(
  contentStems(
    'experiencia experiência expérience erfahrung años anos ans jahre jahren proyecto projeto projet projekt trabajo trabalho travail arbeit arbeite empresa entreprise unternehmen firma cliente clientes clients kunden equipo equipe équipe team profesional profissional professionnel freelance persona pessoa personne personen semana semaine woche meses meses mois monate trabajé trabalhei travaillé gearbeitet hice fiz fait gemacht nuevo novo nouveau neue servicio serviço service',
  ).map(begun),
);
