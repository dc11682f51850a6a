import type { Field } from './field.ts';

export const WEB: Field = {
  signs:
    /\b(?:wordpress|shopify|woocommerce|elementor|webflow|wix|squarespace|landing pages?|front ?-?end|magento|laravel|php|react|angular|vue|next\.?js|css|html|web develop\w+|full[- ]?stack|checkout|online (?:shop|store)|e-?commerce|web pages?|theme)\b/gi,
  weak: /\b(?:web ?sites?|web ?app\w*|store|saas|stripe|pages?|web|shop|plugins?|themes?|sites?|booking|menu|header|hosting|forms?|speed|load\w*|responsive|mobile|blog|redirects?|domain|components?|features?|ui|platform|api|redesign\w*|products?|design\w*|content|hover)\b/gi,
  unless:
    /\b(?:back-?end|marketing|seo|ads|analysts?|photograph\w*|assistants?|websockets?|messaging|tutor\w*|translat\w+|test our|testers?|writ(?:er|ing)|native|mobile|flutter|bookkeep\w*|sales|recruit\w*|scrap\w+|github actions|videos?|customer (?:service|support)|dropshipping)\b/i,
  insights: [
    'On a site like this, the visible part is half the work. The other half is what happens on a slow phone and in an empty state.',
    'The usual trap is a page that looks right to the person who built it and breaks with real content.',
    'Visitors forgive plain design sooner than a slow page. Speed is easiest to keep when it is watched from the first day.',
    'Small choices made early, such as naming and structure, decide how cheap every later change will be.',
    'People do not read a page from the top: they look for the one line that answers them, and it has to be easy to find.',
    'A site is never finished on launch day, so it should be easy to change by whoever runs it.',
    'What slows a site down is seldom one big thing. It is many small ones that nobody took out.',
  ],
  first: [
    'Go through the current state and your examples, and agree on what done means for each page.',
    'Set up a staging copy, so that nothing reaches your visitors before you have seen it.',
    'List pages, states and content gaps, and settle the order of the work with you.',
    'Build one page completely, with real content, and use it as the pattern for the rest.',
    'Note what must not change: addresses, forms, tracking, whatever already works.',
    'Try the main path as a visitor on a phone, and write down every snag.',
    'Choose the one page that earns the most, and begin there.',
  ],
  middle: [
    'Work in small pieces that you can open and comment on.',
    'Check every piece on a phone, a tablet and a wide screen before calling it finished.',
    'Watch loading time as the pages grow, rather than at the end.',
    'Keep texts and settings where you can change them without a developer.',
    'Show each page on a private link as soon as it stands.',
    'Try every form with wrong, empty and very long input.',
    'Keep pictures light and the code plain, so that pages stay quick.',
  ],
  last: [
    'Test forms, links and the main path in the common browsers, then go live with a way back.',
    'Hand everything over with a short guide for the tasks you will do yourself.',
    'Stay through the launch, watch for errors and settle what turns up.',
    'Go through a final list with you: speed, search settings, accessibility, backups.',
    'Compare the finished pages with the list we began with, line by line.',
    'Move it over at a quiet hour, with a copy of the old state at hand.',
    'Show you in one sitting how to change texts, pictures and prices.',
  ],
  questions: [
    'Which page matters most to your business right now?',
    'Is there a site whose feel you would like to come close to?',
    'Are texts and pictures ready, or do they still have to be made?',
    'Who will look after the site once it is finished?',
    'What should a visitor have done before they leave?',
    'Which part of the present site do you want to keep as it is?',
    'Where do your visitors come from, and on which devices?',
  ],
  tips: [
    'before anyone touches the site, make a full backup and try to restore it once.',
    'collect all logins in a password manager before the start. It saves days of waiting.',
    'test with your longest product name and your worst photo. Layouts break there first.',
    'keep the old addresses or redirect them, so that search engines do not start from zero.',
    'read your own page aloud to somebody who does not know you. Then cut what made them frown.',
    'put a date on every backup, and keep one outside the hosting account.',
    'check the site once with pictures switched off. What is left is what search engines see.',
  ],
};
