import type { IgnoredText } from '#shared/proposals/brief.ts';

const MACHINE =
  '(?:una? |uma? |une |ein |eine |das |die )?(?:IA|KI|LLM|bot|chatbot|rob[oôó]t?|inteligencia artificial|intelig[êe]ncia artificial|intelligence artificielle|k[üu]nstliche Intelligenz|modelo de (?:lenguaje|linguagem)|mod[èe]le de langage|Sprachmodell|asistente de IA|assistente de IA|assistant IA|KI-\\p{L}+|chat ?gpt)';
const ADDRESSED = new RegExp(
  `(?<!\\p{L})(?:si (?:eres|es usted|usted es|est[aá]s usando|usas|utilizas|lees esto como)|se (?:voc[êe] )?(?:[ée]|for|est[aá] usando|usa)|si (?:vous [êe]tes|tu es|vous utilisez)|(?:wenn|falls) (?:du|sie)(?: dies als)?) ${MACHINE}(?!\\p{L})|(?<!\\p{L})(?:wenn|falls) eine? (?:KI|Sprachmodell|Bot) (?:dies|das|diesen)|(?<!\\p{L})(?:atenci[oó]n|aten[cç][aã]o|attention|achtung|nota para|mensaje para|mensagem para|message pour|hinweis an|an alle|instrucciones para|instru[cç][oõ]es para|instructions pour|anweisung an) ${MACHINE}(?!\\p{L})`,
  'iu',
);
const OVERRIDES =
  /(?<!\p{L})(?:ignor[ae]|ignoren|olvid[ae]|descarta|omite)\s+(?:por favor\s+)?(?:todas?\s+)?(?:las\s+|tus\s+|sus\s+|lo\s+)?(?:instrucciones|indicaciones|reglas|anterior|[oó]rdenes)(?!\p{L})|(?<!\p{L})(?:ignore|desconsidere|esque[cç]a|descarte)\s+(?:todas?\s+)?(?:as\s+|suas\s+|o\s+)?(?:instru[cç][oõ]es|orienta[cç][oõ]es|regras|texto acima)(?!\p{L})|(?<!\p{L})(?:ignore[zr]?|oublie[zr]?)\s+(?:toutes\s+)?(?:les\s+|tes\s+|vos\s+)?(?:instructions|consignes|r[èe]gles)(?!\p{L})|(?<!\p{L})(?:ignorier(?:e|en Sie|t)|vergiss|vergessen Sie|missachten? Sie|missachte)\s+(?:bitte\s+)?(?:alle[nr]?\s+)?(?:die\s+|deine\s+|Ihre\s+)?(?:vorherigen?|bisherigen?|obigen?|fr[üu]heren?|vorangegangenen?)?\s*(?:Anweisung(?:en)?|Instruktion(?:en)?|Vorgaben?|Regeln?|Befehle?)(?!\p{L})/iu;

/** Whether a sentence in Spanish, Portuguese, French or German addresses an AI, or tries to steer one. */
export function localSteering(sentence: string): IgnoredText['reason'] | null {
  if (OVERRIDES.test(sentence)) return 'overrides_instructions';
  return ADDRESSED.test(sentence) ? 'addressed_to_ai' : null;
}
