import type { Field } from './field.ts';

export const DESIGN: Field = {
  signs:
    /\b(?:designers?|graphic\w*|logos?|branding|brand identit\w+|figma|illustrat(?:or|ors|ion|ions|e)|photoshop|indesign|ui\/?ux|ux|wireframes?|mock-?ups?|banners?|packaging|floor plans?|interior|midjourney|stable diffusion|typograph\w+|brochures?|flyers?|posters?|stickers?|icons?|logo|illustrations)\b/gi,
  weak: /\b(?:design(?:s|ed|ing)?|brand|3d|render\w*|cad|thumbnails?|images?|photo edit\w+|drawings?|sketch\w*|slides|deck|colou?rs?|icons?|vectors?|print\w*|layouts?|visual\w*|style|cards?|covers?|palette|svg|look|room|concepts?|drafts?|sizes?)\b/gi,
  unless:
    /\b(?:develop\w*|software|data ?sets?|databases?|data|wordpress|automat\w+|scrap\w+|photograph(?:er|y)|tutor\w*|train(?:er|ing)|instructors?|back-?end|fitter|audit|engineer\w*|plugin|animat\w+|text|api|workflow)\b/i,
  insights: [
    'Design rounds get long when taste is discussed before purpose. What it has to do for the viewer should be settled first.',
    'The first draft is for finding out what you do not want, so it should come early and cost little.',
    'What looks fine on a big screen has to hold at the smallest size as well, and that test is best done on day one.',
    'Consistency is what makes work like this look finished: spacing, type and colour that follow a rule.',
    'A picture is read in a glance, so it can say one thing. Which one is the real decision.',
    'Restraint is the hard part: what is left out gives the rest its weight.',
    'Most corrections ask for bigger. What helps is usually more room around it.',
  ],
  first: [
    'Collect references with you and name what works in each, so that taste becomes a brief.',
    'Send rough directions that differ clearly, and let you choose one.',
    'Take stock of the material you have and list what is missing.',
    'Settle size, format and place of use before drawing anything.',
    'Look at what stands beside it in real life, and at how it can be told apart.',
    'Put the content in order of weight, before anything is drawn.',
    'Make three quick sketches with three different ideas, none of them polished.',
  ],
  middle: [
    'Work out the chosen direction in steps that you can comment on.',
    'Test it at the smallest size and in the hardest place it has to work.',
    'Keep layers and parts in order, so that you can change them later.',
    'Show each round side by side with the one before, so that progress is visible.',
    'Try it in black and white first, where form has to carry it.',
    'Use real texts and pictures from the start, since dummies flatter.',
    'Set up rules for spacing and type early, and stick to them.',
  ],
  last: [
    'Deliver the open files and ready exports, named so that you find them again.',
    'Go through the last details with you, then prepare the final files.',
    'Write a short page of rules: colours, type, spacing, do and do not.',
    'Check the result where it will be seen, not only in the design tool.',
    'Print or load the result at true size, and look at it from a step away.',
    'Leave variants for the places you did not think of yet: dark, tiny, one colour.',
    'Pack fonts, pictures and licences with the files.',
  ],
  questions: [
    'Which existing piece comes closest to what you have in mind?',
    'Where will people see it first?',
    'What must stay exactly as it is today?',
    'Who decides at your end when it is right?',
    'What should people feel in the first second?',
    'Which of your competitors should it never be mistaken for?',
    'Which formats will you need besides the main one?',
  ],
  tips: [
    'collect what you dislike too. It narrows the search faster than favourites do.',
    'make sure you receive the open files and the licences of all fonts and pictures.',
    'look at each draft on your phone first. Most people will.',
    'give all comments in one list. Rounds get shorter that way.',
    'ask strangers what they see, not whether they like it.',
    'turn the draft upside down. What sticks out then sticks out anyway.',
    'keep the rejected directions. One of them often returns.',
  ],
};
