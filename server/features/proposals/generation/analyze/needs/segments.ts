const SPEAKS = '(?:i|we|you|they|he|she|someone|somebody|anyone|anybody|whoever|please)';
/** Where in a sentence somebody begins to speak of something else: '…, and I'd like …', '… so please …', '…; you …'. */
const JOINT = new RegExp(
  `;\\s+|\\s+[–—-]\\s+(?=${SPEAKS}\\b|(?!\\p{L}+ing )\\p{Ll}+ (?:the|an?|our|my) )|:\\s+(?=${SPEAKS}\\b|(?!\\p{L}+ing )\\p{Ll}+ (?:it|them|the|our|my) )|,? (?:and|but|so|plus|then|therefore|hence)(?: then| also| now| after that| at the end)? (?=${SPEAKS}\\b(?! (?:can|could|have|had|are|were|am|was|know|see|get|understand)\\b))|,? and (?=while\\b)|, and (?=what (?:i|we)\\b)|, (?:and |plus )?(?=there (?:should|must|has to|needs to) be\\b)|, and (?=(?:if|when|once|after|whenever|as soon as) [^,.;]{3,50}?,? (?:you|somebody|someone|(?:the|our|my) [^.;]{3,140}? (?:must|should|shall|has to|have to|needs? to) be) )|,? but (?=(?:it|they) (?:also )?(?:must|should|needs?|has|have)\\b)|,? and (?=[^,.]{3,25} (?:i|we)(?:['’]d| would) (?:also )?(?:like|love|want|need)\\b)|,? (?<obliged>and) (?=(?:the|our|my|all|each|every) (?:[\\p{L}-]+ ){1,3}(?:must|should|has to|have to|needs? to)\\b)|(?<listed>, )(?=(?:the|our|my) (?:(?!and\\b)[\\p{L}-]+ ){1,4}?(?:should(?:n['’]t)?|must(?:n['’]t)?|has to|have to|needs? to|needs? [\\p{L}-]+ing)\\b)|, (?=please \\p{Ll})|, (?=(?:i|we)(?: would|['’]d| also| need| want)\\b)`,
  'giu',
);
const LEAST = 3;

/** The parts of a sentence that each say what somebody wants; a sentence that says one thing is one part. */
export function segmentsOf(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(JOINT)) {
    const head = text.slice(from, match.index);
    if (head.split(/\s+/).length < LEAST || text.length - match.index - match[0].length < 12 || isInside(head))
      continue;
    // 'What we want is that the bills are right and somebody answers': both are wanted.
    if (
      /^(?:all|what) (?:we|i)\b[^,]{0,40} is(?: \p{L}+)? that /iu.test(head) &&
      /^some(?:body|one)\b/i.test(text.slice(match.index + match[0].length))
    )
      continue;
    // 'The names and the dates must be checked' is one; 'it must be short and the title must rhyme' is two.
    if (
      (match.groups?.['obliged'] ?? match.groups?.['listed']) !== undefined &&
      !/\b(?:must|should|has|have|needs?|wants?|like|is|are|can|will)\b/i.test(
        head.replace(/^(?:if|when|once|after|before|as soon as)\b[^,]*,/i, ''),
      )
    )
      continue;
    parts.push(head.trim());
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from).trim()];
}

function isInside(head: string): boolean {
  return (/\([^)]*$|"[^"]*$/.test(head) && (head.match(/"/g)?.length ?? 0) % 2 === 1) || /\([^)]*$/.test(head);
}
