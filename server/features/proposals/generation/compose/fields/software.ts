import type { Field } from './field.ts';

export const FIX: Field = {
  signs:
    /\b(?:fix\w*|bugs?|errors?|issues?|troubleshoot\w*|broken|crash\w*|debug\w*|resolve|not working|failing|declin\w+|duplicat\w+|won[’']t)\b/gi,
  insights: [
    'A fault like this is solved the moment it can be made to happen on demand. Until then every change is a guess.',
    'Most repairs that come back a week later treated the symptom. The cause tends to sit one step earlier.',
    'The costly part is seldom the repair. It is finding the one setting that differs between what works and what does not.',
    'With a fault like this, the last change before it began says more than the error message does.',
  ],
  first: [
    'Reproduce the fault and write down the exact steps, so we both look at the same thing.',
    'Read the logs around the moment of failure before anything is changed.',
    'Compare a case that works with one that fails, and narrow the difference down to one cause.',
    'Take a copy of the current state first, so every change can be undone.',
  ],
  middle: [
    'Change one thing at a time and test it, so we know what cured it.',
    'Apply the smallest change that removes the cause, not only the message.',
    'Check the neighbours of the fault as well: what broke here often broke there too.',
    'Try the repair on a copy before your live system sees it.',
  ],
  last: [
    'Run the failing steps again in front of you, then leave a note on the cause and the cure.',
    'Write down what was wrong and how to spot it, in plain words.',
    'Leave a small check behind that would catch the same fault next time.',
    'Walk through the repaired flow with you and close the open ends.',
  ],
  questions: [
    'What was the last thing that changed before the trouble began?',
    'Does it fail every time, or only now and then?',
    'Is there a test system where the repair can be tried, or only the live one?',
    'Can you send the exact error text and the steps that lead to it?',
  ],
  tips: [
    'if it happens again before we speak, save the log of that minute. It is often all that is needed.',
    'hold back further changes for now, so the trail stays readable.',
    'a screen recording of the fault, even a rough one, can save a long hunt.',
    'note which people or devices are not affected. The difference points at the cause.',
  ],
};

export const APP: Field = {
  signs: /\b(?:mobile app\w*|apps?|ios|android|flutter|react native|swift|kotlin|play store|app store|ionic|mvp)\b/gi,
  insights: [
    'Apps of this kind are judged on the first screen and on a weak connection. Both are cheap to plan for now and costly to add later.',
    'What slows an app project down is rarely the code. It is a screen that nobody described until it was built.',
    'The data model decides how easily the app grows. A screen can be redrawn in an hour; a wrong table cannot.',
    'Store review is part of the build, not an afterthought: permissions, sign-in and privacy texts are what get apps sent back.',
  ],
  first: [
    'Agree on the list of screens and what each one does when there is no data or no signal.',
    'Sketch the flow from first launch to the main action, and have you correct it before code exists.',
    'Set up the project, the test builds and the data model, so that you can install something early.',
    'Build the one path your users will take most, end to end, before any side feature.',
  ],
  middle: [
    'Send a test build after every feature, so you try it on your own phone.',
    'Handle the dull cases as they come up: lost signal, an expired session, a denied permission.',
    'Keep screens and data apart in the code, so later changes stay small.',
    'Test on older and smaller phones too, not only on the newest one.',
  ],
  last: [
    'Prepare the store listing and hand over the accounts, the keys and the code.',
    'Go through the finished app with you on a real device and mend what you find.',
    'Leave a short guide on how to build, release and change it.',
    'Clean up, document and release, with everything in your own accounts.',
  ],
  questions: [
    'Which single action should a new user finish in their first minute?',
    'Are the designs ready, or should the screens be worked out together?',
    'Does the app have to do anything useful without a connection?',
    'Is there a backend already, or is it part of this work?',
  ],
  tips: [
    'register the developer accounts in your own name early. The checks can take a while.',
    'decide soon which older phones you still want to serve. It shapes more than people expect.',
    'a list of what the first version will not do is worth as much as the feature list.',
    'write the privacy text alongside the features, as the stores ask for both.',
  ],
};

export const WEB: Field = {
  signs:
    /\b(?:web ?sites?|wordpress|shopify|woocommerce|elementor|webflow|wix|landing pages?|front ?-?end|magento|laravel|php|react|angular|vue|next\.?js|html|css|web ?app\w*|e-?commerce|store|saas|stripe|checkout|online shop|full[- ]?stack|back[- ]?end|web develop\w+)\b/gi,
  insights: [
    'On a site like this, the visible part is half the work. The other half is what happens on a slow phone and in an empty state.',
    'The usual trap is a page that looks right to the person who built it and breaks with real content.',
    'Visitors forgive plain design sooner than a slow page. Speed is easiest to keep when it is watched from the first day.',
    'Small choices made early, such as naming and structure, decide how cheap every later change will be.',
  ],
  first: [
    'Go through the current state and your examples, and agree on what done means for each page.',
    'Set up a staging copy, so that nothing reaches your visitors before you have seen it.',
    'List pages, states and content gaps, and settle the order of the work with you.',
    'Build one page completely, with real content, and use it as the pattern for the rest.',
  ],
  middle: [
    'Work in small pieces that you can open and comment on.',
    'Check every piece on a phone, a tablet and a wide screen before calling it finished.',
    'Watch loading time as the pages grow, rather than at the end.',
    'Keep texts and settings where you can change them without a developer.',
  ],
  last: [
    'Test forms, links and the main path in the common browsers, then go live with a way back.',
    'Hand everything over with a short guide for the tasks you will do yourself.',
    'Stay through the launch, watch for errors and settle what turns up.',
    'Go through a final list with you: speed, search settings, accessibility, backups.',
  ],
  questions: [
    'Which page matters most to your business right now?',
    'Is there a site whose feel you would like to come close to?',
    'Are texts and pictures ready, or do they still have to be made?',
    'Who will look after the site once it is finished?',
  ],
  tips: [
    'before anyone touches the site, make a full backup and try to restore it once.',
    'collect all logins in a password manager before the start. It saves days of waiting.',
    'test with your longest product name and your worst photo. Layouts break there first.',
    'keep the old addresses or redirect them, so that search engines do not start from zero.',
  ],
};

export const INTEGRATION: Field = {
  signs:
    /\b(?:integrat\w+|apis?|webhooks?|crm|automat\w+|zapier|n8n|make\.com|integromat|workflows?|hubspot|salesforce|erp|airtable|connector|sync\w*|scrap\w+|bots?|robots?)\b/gi,
  insights: [
    'Connections like this fail in the cases nobody wrote down: an expired token, a record that arrives twice, a field left empty.',
    'An automation earns its keep on the day something goes wrong. If it fails loudly and can be run again, it is safe to rely on.',
    'The steps themselves are quick to wire up. What takes thought is which system is right when two of them disagree.',
    'Automating an unclear process only makes the mess faster, so the rules deserve a page of plain text first.',
  ],
  first: [
    'Map each step on one page: what starts it, what it reads, what it writes, who hears about a failure.',
    'Check what each system really allows: limits, permissions and the fields it gives out.',
    'Take one real case and run it by hand from start to end, to find the exceptions.',
    'Build the shortest useful path first and run it on test data.',
  ],
  middle: [
    'Make every step safe to run twice, so that a retry never doubles a record.',
    'Log each run in a place that you can read without me.',
    'Add alerts for failures, with enough detail to act on them.',
    'Keep keys and settings out of the steps, so that accounts can change later.',
  ],
  last: [
    'Let it run beside the manual way for a while, compare the results, then switch over.',
    'Record a short walk-through of every workflow and hand over all accounts.',
    'Test the bad days too: wrong input, a service that is down, a slow answer.',
    'Document what each part does and what to check when it stops.',
  ],
  questions: [
    'Which system should win when two of them hold different data?',
    'What happens today when one of these steps is forgotten?',
    'Who should be told when a run fails, and where?',
    'Do you have admin access to all the tools involved?',
  ],
  tips: [
    'create one service account for all connections. Things break when they hang on a person who leaves.',
    'write down the exceptions your team handles by feel. They are the real specification.',
    'check the usage limits of your current plans before building on them.',
    'start with the step that annoys people daily. It pays back soonest.',
  ],
};

export const AI: Field = {
  signs:
    /\b(?:llms?|gpt[\w-]*|chatgpt|openai|chat ?bots?|ai agents?|ai-?powered|agents?|rag|ai|machine learning|deep learning|computer vision|nlp|fine-?tun\w+|prompts?|langchain|ocr|voiceflow|models?|claude|voice ai)\b/gi,
  insights: [
    'With AI features, a demo is easy and trust is hard. The work is in knowing when the answer is wrong.',
    'A model is only as useful as the examples it is checked against. Those examples should exist before the first prompt.',
    'What users remember is the one confident wrong answer, so the system needs a graceful way to say that it does not know.',
    'Running costs and waiting times are design choices here, and they are far easier to set early than to cut later.',
  ],
  first: [
    'Collect a set of real cases with the answers you would want, and use it to judge every version.',
    'Write down what the system must never do, and test that first.',
    'Build a thin version on one real case, so that we see early where it struggles.',
    'Look at your data before choosing a model: its shape decides more than the brand does.',
  ],
  middle: [
    'Measure each change against the same cases, so that progress is a fact and not a feeling.',
    'Keep prompts, data and code apart, so that the model can be swapped later.',
    'Add a clear hand-over to a person for the cases the system should not decide.',
    'Log inputs and answers, within your privacy rules, so that mistakes can be traced.',
  ],
  last: [
    'Try it with a few real users, read what went wrong, and tighten those places.',
    'Hand over the test set with the code, so that you can judge the next version yourself.',
    'Document costs, limits and the known weak spots in plain words.',
    'Set up simple monitoring, so that a drop in quality shows before users complain.',
  ],
  questions: [
    'Do you have real examples of a good answer and of a bad one?',
    'What should happen when the system is not sure?',
    'Which mistake would hurt you most: a wrong answer, a slow one or none at all?',
    'Where does the data live today, and who may see it?',
  ],
  tips: [
    'start saving real questions from your users now. They are the best test set there is.',
    'agree early on what may leave your servers. It narrows the choice of models quickly.',
    'set a spending limit with the provider before the first test.',
    'write down how you would judge an answer by hand. That page becomes the specification.',
  ],
};

export const DEVOPS: Field = {
  signs:
    /\b(?:aws|azure|gcp|docker|kubernetes|ci\/cd|devops|nginx|servers?|vps|deploy\w*|terraform|linux|ubuntu|github actions|vpn|dns|hosting|cloud|networks?|networking|cyber ?security|penetration test\w*)\b/gi,
  insights: [
    'Infrastructure work is safe when every change can be repeated and undone. Clicking through a console gives neither.',
    'With a setup like this, the fault is usually between two parts that are each fine on their own: names, routes, rights.',
    'The cheapest moment to think about backups, secrets and access is before the first deployment.',
    'A pipeline is only finished when somebody else can read it and roll it back.',
  ],
  first: [
    'Take stock of what runs where, who has access, and what must not go down.',
    'Draw the path of one request from the user to the server and back, and check each hop.',
    'Save the present configuration, so there is a way back.',
    'Rebuild the setup in a test environment before touching the live one.',
  ],
  middle: [
    'Put the configuration into files under version control, with secrets kept apart.',
    'Change one layer at a time and check it before moving on.',
    'Give every part only the rights it needs.',
    'Add health checks and logs that answer the first questions in a bad hour.',
  ],
  last: [
    'Rehearse a rollback with you, so that it is no surprise when it counts.',
    'Write a short runbook: start, stop, update, restore.',
    'Watch the first live runs and settle what turns up.',
    'Hand over access, remove what is no longer needed and note the open risks.',
  ],
  questions: [
    'What may be taken down for a short while, and what must stay up throughout?',
    'Is any of the present setup kept in files, or was it all made by hand?',
    'Who else has access to these machines?',
    'When did it last work as it should?',
  ],
  tips: [
    'check that the backups can be restored, not only that they exist.',
    'rotate the keys that were shared by chat or mail when this is done.',
    'note the current settings in screenshots before anyone changes them.',
    'keep the domain and the certificates in an account that belongs to the company.',
  ],
};
