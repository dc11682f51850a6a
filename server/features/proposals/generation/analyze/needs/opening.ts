const OPENING =
  /^(?:(?:after (?:that|this|which|it is \p{L}+|they are \p{L}+)|once (?:that|this|it|everything|they)(?: is|['’]s| are|['’]re)? (?:done|finished|ready|fixed|found|over)|then|also|plus|finally|first(?: of all)?|second(?:ly)?|third(?:ly)?|lastly|last of all|(?:at|in) the end|on top of (?:that|this|it)|in addition|besides(?: that)?|additionally|furthermore|moreover|from time to time|now and then|now and again|ideally|if possible|later(?: on)?|afterwards|for now|to start with|to begin with|really|basically|so|and|but|oh|now|next|for starters|apart from that|(?:from|out of|with|for) (?:this|that|these|those|it|them)|other than that|separately|meanwhile|while (?:you|they|he|she)(?:['’]re| are) (?:there|at it|in there),?|if (?!you\b)[^,.]{3,50}?(?=,? it (?:should|must|has to|needs to)\b)),? )+/iu;

/** 'After that', 'on top of it', 'first of all': how many characters of a sentence come before what it says. */
export function openingLength(text: string): number {
  return OPENING.exec(text)?.[0].length ?? 0;
}
