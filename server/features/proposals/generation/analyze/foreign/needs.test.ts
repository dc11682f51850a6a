import { describe, expect, it } from 'vitest';
import { analyzePost } from '../index.ts';

function needsOf(description: string): string[] {
  return analyzePost({ title: 'x', description }).needs.map(({ text }) => text);
}

describe('what a post tells in prose is wanted', () => {
  it.each([
    [
      'Quisiera que alguien ordenara nuestra hoja de pedidos, quitara los duplicados y montase un formulario para que los clientes pidan cita.',
      ['ordenar su hoja de pedidos', 'quitar los duplicados', 'montar un formulario para que los clientes pidan cita'],
    ],
    [
      'Se busca persona que lleve las redes de una quesería. Tendría que publicar tres veces por semana y contestar los comentarios. Aparte, un boletín al mes.',
      [
        'llevar las redes de una quesería',
        'publicar tres veces por semana',
        'contestar los comentarios',
        'un boletín al mes',
      ],
    ],
    ['Tengo 12 gráficos para rehacer y los textos ya están escritos por mí.', ['rehacer 12 gráficos']],
    [
      'Preciso que alguém monte uma planilha onde eu lanço as notas, que avise quando o estoque baixa e que gere um resumo em PDF.',
      ['montar uma planilha', 'avisar quando o estoque baixa', 'gerar um resumo em PDF'],
    ],
    [
      'Estou atrás de uma pessoa que transcreva entrevistas (12 horas de áudio), tire os vícios de linguagem e marque o tempo de cada pergunta.',
      ['transcrever entrevistas', 'tirar os vícios de linguagem', 'marcar o tempo de cada pergunta'],
    ],
    [
      'Os nomes devem ficar exatamente como no original e eu preciso do apostilamento também.',
      ['deixar os nomes exatamente como no original', 'o apostilamento'],
    ],
    [
      'J’aimerais que quelqu’un reprenne mon site, traduise les pages en allemand et ajoute un calendrier. Les clients doivent pouvoir payer un acompte en ligne.',
      [
        'reprendre votre site',
        'traduire les pages en allemand',
        'ajouter un calendrier',
        'permettre aux clients de payer un acompte en ligne',
      ],
    ],
    [
      'Il me faudrait une relecture complète, une vérification des notes et l’harmonisation de la bibliographie.',
      ['une relecture complète', 'une vérification des notes', 'l’harmonisation de la bibliographie'],
    ],
    [
      'Wir brauchen jemanden, der die Aufnahmen schneidet, das Rauschen entfernt und mir eine Vorlage baut. Dazu noch ein Heft mit acht Seiten.',
      ['die Aufnahmen schneiden', 'das Rauschen entfernen', 'eine Vorlage bauen', 'ein Heft mit acht Seiten'],
    ],
    [
      'Die Belege müssen sortiert, die Buchungen geprüft und die Voranmeldung vorbereitet werden. Außerdem müssten die Produktfotos freigestellt werden.',
      ['die Belege sortieren', 'die Buchungen prüfen', 'die Voranmeldung vorbereiten', 'die Produktfotos freistellen'],
    ],
    [
      'Die Sänger sollen die Stücke einzeln herunterladen können und das ist uns wichtig für den Verein.',
      ['dafür sorgen, dass die Sänger die Stücke einzeln herunterladen können'],
    ],
    [
      'Wer kann mir helfen, 300 alte Dias zu scannen und nach Jahren zu sortieren?',
      ['300 alte Dias scannen', 'nach Jahren sortieren'],
    ],
  ])('%s', (post, needs) => {
    expect(needsOf(post)).toEqual(needs);
  });

  it.each([
    ['what is not wanted', 'No quiero que me vendan campañas de publicidad, gracias por leer hasta aquí.'],
    ['what an applicant must be', 'Busco a alguien que sepa de plantas y que tenga paciencia con los niños.'],
    [
      'what points at something out of sight',
      'Mi abuela dejó unas cartas y necesito pasarlas a limpio para mi familia.',
    ],
    ['a person the title looks for', 'Es para mi sobrina, que cumple años y le gustan los gatos y los barcos.'],
  ])('%s is none', (_, post) => {
    expect(analyzePost({ title: 'Ilustrador para un cuento', description: post }).needs).toEqual([]);
  });
});

describe('what a client says beside what they want', () => {
  const detailsOf = (description: string) => analyzePost({ title: 'x', description }).details?.map(({ text }) => text);

  it('is kept where it says what goes wrong, as it stands in the post', () => {
    const post =
      'Hola a todos, soy maestra y el año pasado montamos un huerto con los niños, pero la mitad de las plantas se nos murió en junio porque nadie sabía bien cuándo regar. Necesito un calendario de siembra. Pagamos 250 euros.';
    expect(detailsOf(post)).toEqual([
      'la mitad de las plantas se nos murió en junio porque nadie sabía bien cuándo regar',
    ]);
  });

  it('is left out where it speaks of pay, of applicants or of who they are', () => {
    expect(
      detailsOf('Wir sind ein kleiner Verein in der Eifel. Das Budget ist leider nicht groß. Bitte keine Agenturen.'),
    ).toEqual([]);
  });
});
