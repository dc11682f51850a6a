import type { Field } from './field.ts';

export const CONTENT: Field = {
  signs:
    /\b(?:writ(?:e|es|er|ers|ing|ten)|articles?|blogs?|copywrit\w*|ghostwrit\w+|proofread\w*|ebooks?|essays?|newsletters?|blog posts?|rewrit\w+|copywriter|website copy|shop texts)\b/gi,
  weak: /\b(?:content|copy|editor|editing|scripts?|documentation|papers?|memoirs?|books?|guides?|stories|texts?|words|tone|headlines?|chapters?|readers?|drafts?|outline|topics?|seo|rewrite|language|voice|emails?|posts?|interviews?)\b/gi,
  unless:
    /\b(?:translat\w+|certified|subtitl\w+|transcri\w+|resumes?|cvs?|videos?|audio|podcasts?|photo\w*|letters?|develop\w*|python|data|statistics?|design\w*|calls?|films?|phd|illustrat\w+|images?|apps?|software|code|coordinator|legal|medical|tapes|applications?|model\w*)\b/i,
  insights: [
    'Texts of this kind stand or fall with the reader in mind. Once it is clear who reads and why, half the sentences write themselves.',
    'Clear beats clever here: readers leave at the first sentence that they have to read twice.',
    'The research shows in what is left out. A text with one point lands better than one with nine.',
    'Tone is the hardest part to brief and the first thing readers notice, so a short sample settles more than a long call.',
    'Most texts begin a paragraph too early. The sentence that readers need is often the fourth.',
    'A reader gives the benefit of the doubt for a line or two, so the point belongs there.',
    'Texts by several hands read as such, unless someone decides on names, tenses and tone.',
  ],
  first: [
    'Agree on reader, purpose and tone with one short sample passage.',
    'Send an outline before any full draft, so that changes are cheap.',
    'Read what you already have and collect the terms and the phrasing to keep.',
    'Gather sources first and mark every statement that needs one.',
    'Sum the whole up in one sentence and have you agree to it.',
    'Collect the questions that readers really ask, and sort them by weight.',
    'Mark in a text you like what makes it work, and set that as the measure.',
  ],
  middle: [
    'Write in parts that you can comment on, rather than one long draft.',
    'Check each fact at its source and keep the list for you.',
    'Read every passage aloud once. What stumbles gets rewritten.',
    'Keep terms and names the same throughout, with a short list to prove it.',
    'Draft fast, let it rest, then cut.',
    'Keep one idea to a paragraph, with its proof beside it.',
    'Set examples where a claim would stand, since readers remember those.',
  ],
  last: [
    'Revise with your notes, then proofread in a separate pass.',
    'Deliver in the format you publish in, ready to use.',
    'Go over headings, links and captions, which most readers see first.',
    'Hand over the clean text with the sources and the list of terms.',
    'Check names, figures and quotations once more, apart from the style.',
    'Give you two headlines to choose from, with the reason for each.',
    'Take your last remarks into the text, and show what was changed.',
  ],
  questions: [
    'Is there a text whose tone you would like to come close to?',
    'Who should read this, and what should they do afterwards?',
    'Do you have style rules or words to avoid?',
    'Who signs off on the text at your end?',
    'What do readers get wrong about this subject today?',
    'Where will the text appear, and what stands next to it?',
    'Which point should stay with a reader who forgets the rest?',
  ],
  tips: [
    'a page of words you like and words you never use saves more rounds than any brief.',
    'decide on one person who gives the final word. Mixed comments cost the most time.',
    'send a text you dislike as well. It tells as much as one you admire.',
    'fix the headline last. The text often offers a better one.',
    'let somebody from outside read it and tell you what it says. Compare that with what you meant.',
    'keep what was cut in a file of its own. It often makes the next text.',
    'settle early how people are addressed. Changing it later touches every line.',
  ],
};
