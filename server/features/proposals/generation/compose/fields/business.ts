import type { Field } from './field.ts';

export const DATA: Field = {
  signs:
    /\b(?:data|dashboards?|analytics|sql|excel|reports?|reporting|spreadsheets?|google sheets|looker|power bi|tableau|datasets?|metrics|kpis?|etl|visuali[sz]\w+|bigquery|analys[ei]s|data ?sets?)\b/gi,
  insights: [
    'Figures like these are only trusted when two people get the same result, so the definitions matter more than the charts.',
    'Most of the time in such work goes into cleaning: duplicates, gaps, and names written several ways.',
    'A report is good when somebody does something different after reading it. The question comes first, the chart second.',
    'Numbers from several sources rarely agree at first. Finding out why is where the value sits.',
  ],
  first: [
    'Settle the definitions with you: what each figure counts, and from when.',
    'Look through the raw data for gaps, duplicates and odd values before any chart is drawn.',
    'Agree on the decisions the result should support, and work back from there.',
    'Trace one known figure through all sources, to see where they part ways.',
  ],
  middle: [
    'Clean the data in steps that are written down and can be run again.',
    'Check totals against a source you already trust at every stage.',
    'Show a rough first version early, so that you can say what is missing.',
    'Keep raw data, cleaned data and results apart, so that nothing is lost on the way.',
  ],
  last: [
    'Explain the result in plain words, with its limits, and leave the steps so that you can repeat them.',
    'Hand over the files with a short note on sources, rules and refresh.',
    'Go through the findings with you and sharpen what raises questions.',
    'Test the refresh with new data before calling it finished.',
  ],
  questions: [
    'Which decision would you make differently with the right figure in front of you?',
    'Which of your present numbers do you trust, and which not?',
    'How often does the data change, and who adds to it?',
    'Who will read the result, and how much time do they have for it?',
  ],
  tips: [
    'pick one figure you know by heart and use it to test every new report.',
    'keep an untouched copy of the raw export. Sooner or later someone will want it.',
    'write down the definition of each figure beside the figure itself.',
    'fewer charts get read more. One page that people open beats a folder that they do not.',
  ],
};

export const CONTENT: Field = {
  signs:
    /\b(?:writ(?:e|er|ing|ten)|articles?|blogs?|content|copy\w*|ghostwrit\w+|edit(?:or|ing)|proofread\w*|translat\w+|transcri\w+|script\w*|newsletters?|ebooks?|essays?|thesis|tutorials?|documentation|papers?|resumes?|cv)\b/gi,
  insights: [
    'Texts of this kind stand or fall with the reader in mind. Once it is clear who reads and why, half the sentences write themselves.',
    'Clear beats clever here: readers leave at the first sentence that they have to read twice.',
    'The research shows in what is left out. A text with one point lands better than one with nine.',
    'Tone is the hardest part to brief and the first thing readers notice, so a short sample settles more than a long call.',
  ],
  first: [
    'Agree on reader, purpose and tone with one short sample passage.',
    'Send an outline before any full draft, so that changes are cheap.',
    'Read what you already have and collect the terms and the phrasing to keep.',
    'Gather sources first and mark every statement that needs one.',
  ],
  middle: [
    'Write in parts that you can comment on, rather than one long draft.',
    'Check each fact at its source and keep the list for you.',
    'Read every passage aloud once. What stumbles gets rewritten.',
    'Keep terms and names the same throughout, with a short list to prove it.',
  ],
  last: [
    'Revise with your notes, then proofread in a separate pass.',
    'Deliver in the format you publish in, ready to use.',
    'Go over headings, links and captions, which most readers see first.',
    'Hand over the clean text with the sources and the list of terms.',
  ],
  questions: [
    'Is there a text whose tone you would like to come close to?',
    'Who should read this, and what should they do afterwards?',
    'Do you have style rules or words to avoid?',
    'Who signs off on the text at your end?',
  ],
  tips: [
    'a page of words you like and words you never use saves more rounds than any brief.',
    'decide on one person who gives the final word. Mixed comments cost the most time.',
    'send a text you dislike as well. It tells as much as one you admire.',
    'fix the headline last. The text often offers a better one.',
  ],
};

export const DESIGN: Field = {
  signs:
    /\b(?:design\w*|logos?|brand\w*|figma|illustrat\w+|photoshop|ui\/?ux|ux|wireframes?|mock-?ups?|banners?|packaging|video\w*|animat\w+|3d|render\w*|cad|floor plan|thumbnails?|interior|images?|midjourney|stable diffusion|photo edit\w+)\b/gi,
  insights: [
    'Design rounds get long when taste is discussed before purpose. What it has to do for the viewer should be settled first.',
    'The first draft is for finding out what you do not want, so it should come early and cost little.',
    'What looks fine on a big screen has to hold at the smallest size as well, and that test is best done on day one.',
    'Consistency is what makes work like this look finished: spacing, type and colour that follow a rule.',
  ],
  first: [
    'Collect references with you and name what works in each, so that taste becomes a brief.',
    'Send rough directions that differ clearly, and let you choose one.',
    'Take stock of the material you have and list what is missing.',
    'Settle size, format and place of use before drawing anything.',
  ],
  middle: [
    'Work out the chosen direction in steps that you can comment on.',
    'Test it at the smallest size and in the hardest place it has to work.',
    'Keep layers and parts in order, so that you can change them later.',
    'Show each round side by side with the one before, so that progress is visible.',
  ],
  last: [
    'Deliver the open files and ready exports, named so that you find them again.',
    'Go through the last details with you, then prepare the final files.',
    'Write a short page of rules: colours, type, spacing, do and do not.',
    'Check the result where it will be seen, not only in the design tool.',
  ],
  questions: [
    'Which existing piece comes closest to what you have in mind?',
    'Where will people see it first?',
    'What must stay exactly as it is today?',
    'Who decides at your end when it is right?',
  ],
  tips: [
    'collect what you dislike too. It narrows the search faster than favourites do.',
    'make sure you receive the open files and the licences of all fonts and pictures.',
    'look at each draft on your phone first. Most people will.',
    'give all comments in one list. Rounds get shorter that way.',
  ],
};

export const FINANCE: Field = {
  signs:
    /\b(?:account(?:ing|ant)|tax\w*|bookkeep\w*|financ\w+|cpa|payroll|invoic\w+|quickbooks|budget(?:ing)?|forecast\w*|audit\w*|valuation|customs|duty|hs code|fiscal|ownership)\b/gi,
  insights: [
    'In work like this the result has to survive a stranger with a red pen, so every figure needs a source beside it.',
    'Missing papers cost more time than hard questions, which is why a list of documents should come first.',
    'A careful answer here says what it rests on and where it ends. That is what makes it usable with an authority or a bank.',
    'The details that look formal are the ones that get a file sent back: names, dates, the exact wording.',
  ],
  first: [
    'Send you a list of the papers needed, and say what each one is for.',
    'Check which rules apply to your case, and name the points that are open.',
    'Reconcile the opening figures with the records before building on them.',
    'Settle who will receive the result and which form they accept.',
  ],
  middle: [
    'Work through the records in order and mark every gap for you.',
    'Note the source of each figure beside it, so that a check is quick.',
    'Keep assumptions on a separate page, open to your objections.',
    'Ask the open questions in one list rather than in drops.',
  ],
  last: [
    'Go through the result with you line by line before it is final.',
    'Deliver the final papers with the working behind them.',
    'Leave a short note on what to watch next time.',
    'Check wording and form once more against what the recipient asks for.',
  ],
  questions: [
    'Who will receive the result, and do they ask for a certain form?',
    'Which records do you have at hand today?',
    'Has an authority or a bank already asked a question about this?',
    'Is there a period or a matter that should be looked at first?',
  ],
  tips: [
    'keep the letters and mails from the authority together. Their exact wording often decides.',
    'a plain list of what is missing is a good start. Nobody has it all on the first day.',
    'ask the recipient for a sample they have accepted before.',
    'store the final version with its sources. The next request is easier that way.',
  ],
};

export const LEGAL: Field = {
  signs:
    /\b(?:law(?:yer|s)?|legal\w*|attorneys?|contracts?|agreements?|complian\w+|terms of service|privacy polic\w+|trademark\w*|gdpr|litigation|immigration|licen[cs]\w+)\b/gi,
  insights: [
    'Papers like this are tested on the day people disagree. Every clause should say who does what, and what follows if they do not.',
    'The risk rarely sits in the long clauses. It sits between two short ones that do not fit together.',
    'A good review ends in choices you can make, not in a list of worries.',
    'What the parties mean and what the paper says drift apart quietly, so the first step is to put the deal in plain words.',
  ],
  first: [
    'Put the deal in plain words with you, then read the paper against it.',
    'Establish which law applies and what it does not let anyone sign away.',
    'Read the whole document once for structure before judging single clauses.',
    'List the points that matter most to you, and where you could give way.',
  ],
  middle: [
    'Mark each risk with its weight and a proposed wording.',
    'Check that the clauses agree with each other and with the annexes.',
    'Set out the choices where the law leaves you one.',
    'Keep comments short enough to be read by both sides.',
  ],
  last: [
    'Deliver a marked version and a one-page summary for decisions.',
    'Go through the changes with you and settle the wording.',
    'Leave a list of what has to happen after signing.',
    'Check the final version once more against what was agreed.',
  ],
  questions: [
    'Which outcome are you most keen to rule out?',
    'Has the other side already seen or signed a version?',
    'Which points are settled between the parties, and which are still open?',
    'Is there a side letter or an earlier draft that should be read too?',
  ],
  tips: [
    'write down what was agreed in conversation while it is fresh. Memory drifts.',
    'do not sign a clean copy without comparing it with the last marked one.',
    'keep every version with its date in the name.',
    'have the person who will live with the contract read it once. They spot what lawyers miss.',
  ],
};
