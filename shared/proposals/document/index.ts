/** The document of a proposal: its blocks, what it is made of and what is made of it. What reads HTML or checks it is apart, as it brings a parser. */
export * from './document.ts';
export * from './of-letter.ts';
export * from './of-text.ts';
export * from './replace-words.ts';
export * from './sections.ts';
export * from './to-html.ts';
export * from './to-plain.ts';
