/** Praise of oneself and promises, in every language: nothing that a client could check. */
const SLOGAN =
  /(?<!\p{L})(?:passion\p{L}*|commit(?:ted|ment)\p{L}*|dedicat(?:ed|ion)|high[- ]performan\p{L}+|one[- ]stop|world[- ]class|cutting[- ]edge|top[- ]notch|results?[- ](?:driven|oriented)|detail[- ]oriented|hard[- ]?working|go[- ]to|synerg\p{L}*|excellen(?:ce|t)|exceptional|outstanding|unparalleled|seamless\p{L}*|innovative|game[- ]chang\p{L}+|next[- ]level|guarantee\p{L}*|satisf(?:action|ied)|your (?:success|vision|satisfaction|needs)|perfect\p{L}*|best[- ]in[- ]class|highest quality|high[- ]quality|quality work|deliver(?:ing)? (?:exceptional|high|quality|results|the best)|bring\p{L}* (?:your )?(?:ideas|vision)|expert solutions|turn\p{L}* (?:ideas|vision)|value[- ]driven|client[- ]focused|customer satisfaction|trusted partner|apasionad\p{L}+|comprometid\p{L}+|excelencia|calidad (?:garantizada|superior)|apaixonad\p{L}+|excelência|passionn\p{L}+|engag[ée]e?s? (?:à|pour)|leidenschaft\p{L}*|höchste\p{L}* qualität|erstklassig\p{L}*)(?!\p{L})/iu;

/** A slogan says nothing of the user's work: it is no proof, and is not offered as one. */
export function isSlogan(text: string): boolean {
  return SLOGAN.test(text);
}
