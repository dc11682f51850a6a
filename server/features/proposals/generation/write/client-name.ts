const SIGNED =
  /(?:^|\n)[^\S\n]*(?:(?:many )?thanks(?: in advance)?|thank you|best(?: regards| wishes)?|kind regards|regards|cheers|sincerely|gracias|saludos|obrigad[oa]|abra[çc]os?|merci|cordialement|viele gr[üu][ßs]e|danke|lg|gru[ßs])[,!.]?[^\S\n]*\n?[^\S\n]*(?:[-–—][^\S\n]*)?(\p{Lu}\p{Ll}{2,14})[^\S\n]*[.!]?[^\S\n]*$/iu;
const INTRODUCED =
  /\b(?:my name is|i['’]m|me llamo|meu nome [ée]|je m['’]appelle|ich hei[ßs]e) (\p{Lu}\p{Ll}{2,14})\b(?! (?:a|an|the|looking|in|from)\b)/u;
/** Words in the position of a name. */
const NO_NAME =
  /^(?:The|Team|Hiring|Thanks|Looking|Based|Currently|Regards|Best|You|Everyone|All|Advance|Please|Building|Running|Working)$/;

/** The client's name: signed at the end or said in the text; null without one. */
export function clientNameIn(post: string): string | null {
  const end = post.slice(-200).trimEnd();
  const name = SIGNED.exec(end)?.[1] ?? INTRODUCED.exec(post.slice(0, 4_000))?.[1];
  return name === undefined || NO_NAME.test(name) || name !== capitalise(name) ? null : name;
}

function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}
