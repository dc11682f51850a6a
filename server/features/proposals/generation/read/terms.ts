const STOP = new Set(
  `a an the and or of to for with in on at by from as that which who whose than is are be been being was were will would can could should must may might do does did done have has had having it its this these those there their them they he she you your yours we our us i my me not no so if when while where what how why also any all each every both either more most other another some such only own same too very just into onto through across via per between within without about above below over under again then once here out up down off new good great well able need needs want wants look looking like using use used make made please help etc e.g i.e based including include includes ensure ensuring`.split(
    /\s+/,
  ),
);
const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#.'’/-]*/gu;

/** The words of `text` that carry its meaning, lower case, each once. */
export function termsOf(text: string, max = 10): string[] {
  const words = [...text.toLowerCase().matchAll(WORD)].map(([word]) => word.replace(/[.'’/-]+$/, ''));
  return [...new Set(words)].filter((word) => word.length > 1 && !STOP.has(word)).slice(0, max);
}
