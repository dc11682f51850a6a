import { type Address, replaced } from '../address.ts';

const VERBS = [
  ['möchten', 'möchtest'],
  ['brauchen', 'brauchst'],
  ['nennen', 'nennst'],
  ['schreiben', 'schreibst'],
  ['könnten', 'könntest'],
  ['können', 'kannst'],
  ['werden', 'wirst'],
  ['finden', 'findest'],
  ['benötigen', 'benötigst'],
  ['erbitten', 'erbittest'],
  ['hätten', 'hättest'],
  ['suchen', 'suchst'],
  ['erwähnen', 'erwähnst'],
  ['arbeiten', 'arbeitest'],
  ['müssen', 'musst'],
  ['bekommen', 'bekommst'],
  ['erhalten', 'erhältst'],
  ['wissen', 'weißt'],
  ['denken', 'denkst'],
  ['wünschen', 'wünschst'],
] as const;

const IMPERATIVES = [
  ['sehen Sie sich', 'sieh dir'],
  ['schauen Sie sich', 'schau dich'],
  ['schreiben Sie(?= mir|,)', 'schreib'],
  ['sagen Sie', 'sag'],
  ['erlauben Sie', 'erlaube'],
  ['erzählen Sie', 'erzähl'],
  ['antworten Sie', 'antworte'],
  ['schicken Sie', 'schick'],
] as const;

const CLAUSES = [
  ['wünschen Sie sich', 'wünschst du dir'],
  ['Sie wünschen sich', 'du wünschst dir'],
  ['Sie sich selbst ein Urteil bilden können', 'du dir selbst ein Urteil bilden kannst'],
  ['Sie (öffnen und prüfen|freigeben) können', 'du $1 kannst'],
  ['Sie ihn geprüft haben', 'du ihn geprüft hast'],
  ['Sie ihn prüfen können', 'du ihn prüfen kannst'],
  ['Sie es (wachsen )?sehen', 'du es $1siehst'],
  ['Sie mehr sehen möchten', 'du mehr sehen möchtest'],
  ['Sie („[^“]+“) sagen können', 'du $1 sagen kannst'],
  ['(werde ich|bringt|über) Sie', '$1 dich'],
] as const;

/** 'du' for 'Sie'. */
export const ADDRESS: Address = {
  signs: {
    familiar: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/giu,
    polite: /(?<!\p{L})(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/gu,
  },
  surelyPolite: /(?<!\p{L})(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/gu,
  close:
    /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|sag|schau|schreib|schick|wirf|erzähl|antworte|sieh|lass|melde|gib)(?!\p{L})/iu,
  frame: (polite) =>
    replaced(owned(polite), [
      ...IMPERATIVES,
      ...CLAUSES,
      ...VERBS.flatMap(([verb, familiar]) => [
        [`${verb} Sie`, `${familiar} du`] as const,
        [`Sie ${verb}`, `du ${familiar}`] as const,
      ]),
      ['Ihnen', 'dir'],
    ]).replace(/(?<=[^.!?:] )(?:Du|Dir|Dich)(?!\p{L})/gu, (word) => word.toLowerCase()),
  things: (text) =>
    text.replace(/(?<!\p{L})Ihr(e[nmrs]?)?(?!\p{L})/gu, (_, ending: string | undefined) => `dein${ending ?? ''}`),
};

function owned(text: string): string {
  return text.replace(
    /(?<!\p{L})Ihr(e[nmrs]?)?(?!\p{L})/gu,
    (_, ending: string | undefined, at: number) => `${BEGINS.test(text.slice(0, at)) ? 'D' : 'd'}ein${ending ?? ''}`,
  );
}

/** What stands before a word that begins a sentence. */
const BEGINS = /(?:^|[.!?] )$/;
