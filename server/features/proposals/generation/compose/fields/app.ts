import type { Field } from './field.ts';

export const APP: Field = {
  signs:
    /\b(?:mobile app\w*|ios|android|flutter|react native|swift|kotlin|play store|app store|ionic|iphone|ipad|testflight)\b/gi,
  weak: /\b(?:apps?|mvp|mobile|push notifications?|screens?|login|notifications?|firebase|offline|devices?|phones?|users?|play|ui|features?)\b/gi,
  unless:
    /\b(?:back-?end|apis?|scrap\w*|analysts?|insights|servers?|bugs?|sessions?|logs|reverse engineer\w*|django|shopify|web app\w*|react app|marketing|test(?:er|ing)?|writ\w+|legal|translat\w+|emulator|avd)\b/i,
  insights: [
    'Apps of this kind are judged on the first screen and on a weak connection. Both are cheap to plan for now and costly to add later.',
    'What slows an app project down is rarely the code. It is a screen that nobody described until it was built.',
    'The data model decides how easily the app grows. A screen can be redrawn in an hour; a wrong table cannot.',
    'Store review is part of the build, not an afterthought: permissions, sign-in and privacy texts are what get apps sent back.',
    'People give a new app one quiet minute. What they can finish in it decides whether they come back.',
    'Most late surprises come from sign-in, payments and notifications, so those are worth an early look.',
    'An app has no address bar: each screen must make plain where one is and how to get back.',
  ],
  first: [
    'Agree on the list of screens and what each one does when there is no data or no signal.',
    'Sketch the flow from first launch to the main action, and have you correct it before code exists.',
    'Set up the project, the test builds and the data model, so that you can install something early.',
    'Build the one path your users will take most, end to end, before any side feature.',
    'Write the first version down as a short list of things a user can do.',
    'Try the riskiest part on a real phone in a throwaway build.',
    'Put the screens on paper as a clickable draft, and test it on somebody who has not seen it.',
  ],
  middle: [
    'Send a test build after every feature, so you try it on your own phone.',
    'Handle the dull cases as they come up: lost signal, an expired session, a denied permission.',
    'Keep screens and data apart in the code, so later changes stay small.',
    'Test on older and smaller phones too, not only on the newest one.',
    'Build screen by screen, each with its empty, busy and failed state.',
    'Watch size, start-up time and battery as features come in.',
    'Check every text at the largest font size, where layouts break first.',
  ],
  last: [
    'Prepare the store listing and hand over the accounts, the keys and the code.',
    'Go through the finished app with you on a real device and mend what you find.',
    'Leave a short guide on how to build, release and change it.',
    'Clean up, document and release, with everything in your own accounts.',
    'Run the release checks of both stores on a list, before they do.',
    'Send the final build to a handful of your users and settle what they stumble over.',
    'Hand over the project so that another developer can build it on a fresh machine.',
  ],
  questions: [
    'Which single action should a new user finish in their first minute?',
    'Are the designs ready, or should the screens be worked out together?',
    'Does the app have to do anything useful without a connection?',
    'Is there a backend already, or is it part of this work?',
    'Who will use it, and where will they be standing when they do?',
    'What should still work when the phone has no signal?',
    'Is there an app that people should be reminded of, or one they should not?',
  ],
  tips: [
    'register the developer accounts in your own name early. The checks can take a while.',
    'decide soon which older phones you still want to serve. It shapes more than people expect.',
    'a list of what the first version will not do is worth as much as the feature list.',
    'write the privacy text alongside the features, as the stores ask for both.',
    'watch one person use the draft without helping them. It replaces many opinions.',
    'decide what happens to the data of people who leave. The stores will ask.',
    'keep a phone with a small screen at hand, and try each build on it.',
  ],
};
