/** '£900', '72 Euro', 'R$ 900'. */
const MONEY =
  /(?:[$€£]|R\$)\s?\d|\d[\d.,]{0,14}\s?(?:[$€£]|(?:USD|EUR|GBP|CHF|BRL|MXN|euros?|dollars?|pounds?|pesos|reais|francs)(?!\p{L}))/iu;
/** What goes with the price of the user's work. */
const OF_A_PRICE =
  /^(?:(?:from|ab|desde|dès|[aà] partir de) )?(?:[$€£]|R\$)\s?\d[\d.,]{0,14} ?(?:per |an? |each |\/ ?|pro |par |por |la )\p{L}{1,12}(?=\s*(?:$|[,.;(]|(?:plus|net|netto|or|for|excl|incl)(?!\p{L})))|(?<!\p{L})(?:(?:my|our|hourly|daily|flat|fixed|monthly)(?: fixed| flat)? (?:rates?|prices?|fees?)|rates? (?:is|are|starts?)|(?:I|we) (?:charge|ask|price|quote)(?! \d)|\p{Lu}\p{L}+ charges|(?:I|we) (?:take|work for) (?=[$€£\d])|prices? (?:from|start)|(?:is|are|starts?|begins?)(?: at| from)? (?=[$€£]\s?\d)|costs? (?:from|between|about|around|roughly)|charge by|starting (?:at|from)|(?:mis?|sus?) (?:tarifas?|precios?)|cobro|tarifas? (?:es|desde)|paquetes? (?:mensuales? )?desde|(?:meu|o meu|seu) (?:pre[cç]o|valor)|a partir de(?= (?:R?[$€£]|\d[\d.,]{0,14} ?€))|costuma(?:m)? (?:ficar|custar)|(?:mon|mes|nos|son|ses) tarifs?|je (?:demande|facture|prends)|(?:m|s)ein (?:Stunden|Tages)?(?:satz|preis)|(?:kostet|kosten) (?:ab|zwischen)|preise? ab|Stundensatz|Tagessatz|ich (?:nehme|berechne))(?!\p{L})/iu;
/** A sum that is no price of the user's: a budget, a result, what others pay. */
const OF_ANOTHER_SUM =
  /(?<!\p{L})(?:budgets? (?:is|was|of|from)|revenue|turnover|donat\p{L}+|grants? (?:of|from)|raised|saved|worth|savings?|paid|average (?:order|basket)|rent)(?!\p{L})/iu;
/** 'Flat fee of 750 a month', without a currency. */
const FEE_PER_TIME =
  /(?<!\p{L})(?:fee|rate|price|retainer) (?:of |is |at )?\d[\d.,]{0,14} (?:an?|per) (?:hour|day|week|month|page|word|project)(?!\p{L})/iu;
/** 'Je facture à la station', without a sum. */
const BILLS =
  /^(?:Je facture (?:à|au|par)|I (?:charge|bill|invoice) (?:by|per)|(?:Cobro|Facturo) por|Ich rechne (?:nach|pro)) /u;
const IS_PAST =
  /(?<!\p{L})(?:(?:I|[Ww]e) (?:\p{L}+ed|cut|won|brought|kept|built|led|ran|grew|sold|made|took|saved|raised|had|set|got)|fell|fiel|cuidei)(?!\p{L})/u;

/** What further work costs or takes. */
const OF_MORE_WORK =
  /\b(?:extras?|more|additional|further|rush|revisions?|changes?|corrections?|adicional\p{L}*|weitere\p{L}*|zusätzlich\p{L}*|supplémentaires?)(?!\p{L})/iu;

/** Whether a price or a time is that of further work: 'Changes take me a day'. */
export function isOfMoreWork(text: string): boolean {
  return OF_MORE_WORK.test(text);
}

/** Whether a sum of money is in a text. */
export function namesMoney(text: string): boolean {
  return MONEY.test(text);
}

/** A sentence about the price of the user's work: it answers an ask for it, and is no work done. */
export function saysPrice(text: string): boolean {
  if (BILLS.test(text) || FEE_PER_TIME.test(text)) return true;
  return MONEY.test(text) && OF_A_PRICE.test(text) && !IS_PAST.test(text) && !OF_ANOTHER_SUM.test(text);
}
