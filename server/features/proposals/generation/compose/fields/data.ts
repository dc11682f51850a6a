import type { Field } from './field.ts';

export const DATA: Field = {
  signs:
    /\b(?:dashboards?|analytics|sql|excel|spreadsheets?|google sheets|looker(?: studio)?|power bi|tableau|kpis?|etl|visuali[sz]\w+|bigquery|data (?:analy\w+|clean\w+|engineer\w*|warehouse\w*)|datasets?|statistic\w*|spss|regression)\b/gi,
  weak: /\b(?:data|reports?|reporting|metrics|analys[ei]s|analy[sz]e|survey|forecast\w*|numbers|figures|clean\w*|tables?|columns?|rows?|charts?|graphs?|samples?|p-?values?|sheets?|formulas?|csv|python|insights?|trends?|model\w*|interpret\w*|results?|visual\w*)\b/gi,
  unless:
    /\b(?:assistants?|entry|tutorials?|writ\w+|design\w*|chatbots?|agents?|trading|voter|extension|scrap\w+|test our|statements?|deck|lawyers?|real estate|apps?(?! store)|training data|ai agent\w*)\b/i,
  insights: [
    'Figures like these are only trusted when whoever checks them gets the same result, so the definitions matter more than the charts.',
    'Most of the time in such work goes into cleaning: duplicates, gaps, and names written several ways.',
    'A report is good when somebody does something different after reading it. The question comes first, the chart second.',
    'Numbers from several sources rarely agree at first. Finding out why is where the value sits.',
    'The column that causes the trouble is nearly always the one everybody takes for granted.',
    'People look for the figure that proves them right, so the rules should be settled before the result is seen.',
    'Averages hide the story. It is usually in one group, one week or one product.',
  ],
  first: [
    'Settle the definitions with you: what each figure counts, and from when.',
    'Look through the raw data for gaps, duplicates and odd values before any chart is drawn.',
    'Agree on the decisions the result should support, and work back from there.',
    'Trace one known figure through all sources, to see where they part ways.',
    'Ask for the questions first, in plain words, and map each to the data that could answer it.',
    'Count the rows, the blanks and the repeats, before believing anything else.',
    'Pick one small slice and take it all the way to a result.',
  ],
  middle: [
    'Clean the data in steps that are written down and can be run again.',
    'Check totals against a source you already trust at every stage.',
    'Show a rough first version early, so that you can say what is missing.',
    'Keep raw data, cleaned data and results apart, so that nothing is lost on the way.',
    'Name columns so that a stranger would understand them.',
    'Set odd values aside in a list of their own, for you to judge.',
    'Repeat each step from scratch once, to see that the result stays the same.',
  ],
  last: [
    'Explain the result in plain words, with its limits, and leave the steps so that you can repeat them.',
    'Hand over the files with a short note on sources, rules and refresh.',
    'Go through the findings with you and sharpen what raises questions.',
    'Test the refresh with new data before calling it finished.',
    'Sum up on one page what the data says, and what it cannot say.',
    'Show one of your team how to renew the figures, and watch them do it.',
    'Leave a list of what would make the data better next time.',
  ],
  questions: [
    'Which decision would you make differently with the right figure in front of you?',
    'Which of your present numbers do you trust, and which not?',
    'How often does the data change, and who adds to it?',
    'Who will read the result, and how much time do they have for it?',
    'Where do you already suspect that the numbers are off?',
    'What did the last report leave open?',
    'Which groups or periods should be kept apart?',
  ],
  tips: [
    'pick one figure you know by heart and use it to test every new report.',
    'keep an untouched copy of the raw export. Sooner or later someone will want it.',
    'write down the definition of each figure beside the figure itself.',
    'fewer charts get read more. One page that people open beats a folder that they do not.',
    'put the date of the export into every file name.',
    'decide what counts as one customer before anybody counts them.',
    'show the raw numbers next to the percentages. Small groups mislead.',
  ],
};
