import type { Unit } from './units.ts';

/** What announces questions of the work: they are to be translated, answered for customers, or asked in a survey. */
const OF_WORK =
  /(?<!\p{L})(?:faqs?|survey|questionnaire|quiz|poll|exam|study|help (?:cent(?:re|er)|desk)|translat\p{L}+|(?:customers?|guests?|visitors?|people|users?) (?:often |always |mostly )?ask|(?:bot|form|agent) (?:must |should |will )?(?:ask|answer)s?|umfrage|fragebogen|übersetz\p{L}+|encuesta|cuestionario|traduc\p{L}+|pesquisa|questionário|traduz\p{L}+|sondage|tradui\p{L}+)(?!\p{L})/iu;
const TO_APPLICANT =
  /(?<!\p{L})(?:appl(?:y|ying|icants?|ications?)|your (?:proposal|reply|response|bid|message|cover letter)|tell (?:us|me)|let (?:us|me) know|bewerb\p{L}*|propuesta|proposta|candidatur\p{L}*)(?!\p{L})/iu;
const LEAST_ANNOUNCED = 2;

/** How the questions around a unit show whom they are for. */
export interface QuestionRun {
  /** Questions that follow one another, this one included; 0 for no question. */
  readonly length: number;
  /** How many of them say 'you', 0 to 1. */
  readonly saysYou: number;
  /** The unit before the first of them; -1 for none. */
  readonly before: number;
  readonly isDialogue: boolean;
  /** The words before them speak of a survey, a translation and the like. */
  readonly followsWork: boolean;
  /** 'Please translate our survey:', 'for a study: Which routes are late?' */
  readonly isAnnounced: boolean;
}

const YOU =
  /(?<!\p{L})(?:you(?:r|['’]\p{L}+)?|ya|u|ur|usted\p{L}*|tus?|tuy[oa]s?|te|tienes|pued(?:es?|en)|podr[ií]as?|has|voc[êe]s?|pode[ms]?|poderia|seus?|suas?|vous|votre|vos|tu|pouvez|avez|peux|sie|können|haben|ihre?[nrms]?|ihnen|du|dein\p{L}*)(?!\p{L})/iu;
/** Who speaks in a pasted conversation. */
const SPEAKER =
  /^(?:customers?|clients?|bots?|chat ?bot|users?|guests?|agents?|assistant|patients?|callers?|visitors?|buyers?|members?|ai|human|interviewer|kund(?:e|in)|gast|nutzer|cliente|usuario|usu[áa]rio|utilisateur|invité|visiteur|client(?:e)?)(?: ?\d)? ?: /i;
const LEAST_SPOKEN = 2;

/** For each unit of a post. */
export function questionRunsOf(units: readonly Unit[]): readonly QuestionRun[] {
  const spoken = dialogueLinesOf(units);
  const runs: QuestionRun[] = [];
  let from = 0;
  units.forEach((unit, at) => {
    if (isQuestion(unit) && at + 1 < units.length && isQuestion(units[at + 1])) return;
    const own = units.slice(from, at + 1);
    const questions = isQuestion(unit) ? own : [];
    const before = units.slice(Math.max(0, from - 2), from);
    const [first] = questions;
    const isSome = questions.length >= LEAST_ANNOUNCED;
    const followsWork = isSome && ofWork(before.map(({ text }) => text));
    const ownLead = /^(.{8,}?): /.exec(first?.text ?? '')?.[1];
    const isAnnounced =
      isSome && ((ownLead !== undefined && ofWork([ownLead])) || (followsWork && leadsToList(before.at(-1))));
    const saysYou = questions.filter(({ text }) => YOU.test(text)).length / Math.max(1, questions.length);
    for (const one of own)
      runs.push({
        length: questions.length,
        saysYou,
        before: from - 1,
        isDialogue: spoken.has(one.line),
        followsWork: followsWork && isInList(one, first),
        isAnnounced: isAnnounced && isInList(one, first),
      });
    from = at + 1;
  });
  return runs;
}

function ofWork(texts: readonly string[]): boolean {
  return texts.some((text) => OF_WORK.test(text)) && !texts.some((text) => TO_APPLICANT.test(text));
}

/** 'Translate our survey:', or 'Questions' above a list; not 'Please answer:', which is for the applicant. */
function leadsToList(lead: Unit | undefined): boolean {
  if (!lead || (lead.kind !== 'heading' && !lead.text.endsWith(':'))) return false;
  return OF_WORK.test(lead.text) || !FOR_ANSWER.test(lead.text);
}

const FOR_ANSWER =
  /(?<!\p{L})(?:you|your|answer\p{L}*|reply|respond|antwort\p{L}*|respond\p{L}+|répond\p{L}+)(?!\p{L})/iu;

/** A question below the list is none of it. */
function isInList(unit: Unit, first: Unit | undefined): boolean {
  return first !== undefined && unit.kind === first.kind && (unit === first || !unit.afterBlank);
}

function isQuestion(unit: Unit | undefined): boolean {
  return unit !== undefined && unit.kind !== 'heading' && unit.text.includes('?');
}

/** The lines of a conversation, by number. */
function dialogueLinesOf(units: readonly Unit[]): ReadonlySet<number> {
  const lines = units.filter((unit) => unit.firstOfLine && SPEAKER.test(unit.text)).map(({ line }) => line);
  return new Set(lines.length >= LEAST_SPOKEN ? lines : []);
}
