/** '£900', '72 Euro', 'R$ 900'. */
const MONEY =
  /(?:[$€£]|R\$)\s?\d|\d[\d.,]{0,14}\s?(?:[$€£]|(?:USD|EUR|GBP|CHF|BRL|MXN|euros?|dollars?|pounds?|pesos|reais|francs)(?!\p{L}))/iu;
/** What goes with the price of the user's work; a budget that the user managed has none of these. */
const OF_A_PRICE =
  /^(?:[$€£]|R\$)\s?\d[\d.,]{0,14} ?(?:per |an? |each |\/ ?|pro |par |por |la )\p{L}{1,12}(?=\s*(?:$|[,.;(]|(?:plus|net|netto|or|for|excl|incl)(?!\p{L})))|(?<!\p{L})(?:(?:my|our|hourly|daily)(?: fixed| flat)? (?:rates?|price|fees?)|rates? (?:is|are|starts?)|(?:I|we) (?:charge|ask|price|quote)(?! \d)|(?:I|we) (?:take|work for) (?=[$€£\d])|prices? (?:from|start)|costs? (?:from|between)|charge by|hourly rate|starting (?:at|from)|(?:mi|mis) (?:tarifas?|precios?)|cobro|tarifas? (?:es|desde)|paquetes? (?:mensuales? )?desde|(?:meu|o meu) (?:pre[cç]o|valor)|a partir de(?= (?:R?[$€£]|\d[\d.,]{0,14} ?€))|costuma(?:m)? (?:ficar|custar)|(?:mon|mes|nos) tarifs?|je (?:demande|facture|prends)|mein (?:Stunden|Tages)?(?:satz|preis)|(?:kostet|kosten) (?:ab|zwischen)|preise? ab|Stundensatz|Tagessatz|ich (?:nehme|berechne))(?!\p{L})/iu;
/** 'Je facture à la station', without a sum. */
const BILLS =
  /^(?:Je facture (?:à|au|par)|I (?:charge|bill|invoice) (?:by|per)|(?:Cobro|Facturo) por|Ich rechne (?:nach|pro)) /u;
const IS_PAST =
  /(?<!\p{L})(?:(?:I|[Ww]e) (?:\p{L}+ed|cut|won|brought|kept|built|led|ran|grew|sold|made|took|saved|raised|had|set|got)|fell|fiel|cuidei)(?!\p{L})/u;

/** A sentence about the price of the user's work: it answers an ask for it, and is no work done. */
export function saysPrice(text: string): boolean {
  return BILLS.test(text) || (MONEY.test(text) && OF_A_PRICE.test(text) && !IS_PAST.test(text));
}
