/** A job, and sentences of one person of which the first is what the client would want to read. */
export interface Pair {
  readonly title: string;
  readonly post: string;
  readonly facts: readonly [string, ...string[]];
}

/** The right sentence shares no word with the post that carries anything. */
export const HARD: readonly Pair[] = [
  pair('Stop people leaving before they pay', 'find out why visitors leave at the last step and do not pay', [
    'I increased the checkout conversion of a furniture store from 1.9 to 2.7 percent.',
    'I designed the packaging of a soap brand.',
    'I wrote product texts for a garden centre.',
    'I built the intranet of a school.',
    'I trained shop assistants in Ulm.',
  ]),
  pair('Make our pages open sooner', 'make our pages open sooner on old phones', [
    'I reduced the load time of a news website from nine seconds to two.',
    'I built a booking form for a ferry line.',
    'I migrated a forum from Drupal to Discourse.',
    'I designed icons for a weather service.',
    'I wrote the tests of a payroll system.',
  ]),
  pair('Letters that get read', 'write to our members every month so that it does not land in the bin', [
    'I ran email newsletters with an open rate of 48 percent.',
    'I handled press relations for a museum.',
    'I created short videos for a bike brand.',
    'I managed the stand of a publisher at fairs.',
    'I designed posters for a jazz club.',
  ]),
  pair('Someone to keep our books', 'keep our books and get us ready for the tax office', [
    'I handled the accounting of nine small companies in QuickBooks.',
    'I managed the calendar of a surgeon.',
    'I translated minutes of meetings from Danish.',
    'I ran the front desk of a hotel.',
    'I led the move of an archive to new rooms.',
  ]),
  pair('A face for our bakery', 'give our bakery a sign, colours and something people remember', [
    'I designed logos and brand identities for eleven restaurants.',
    'I built exhibition furniture from plywood.',
    'I edited the photos of a fashion label.',
    'I drew maps for a hiking guide.',
    'I produced an animated film about bees.',
  ]),
  pair('Our disks die', 'see to it that nothing is gone when a disk dies', [
    'I automated backups and restore drills for a clinic.',
    'I maintained the printers of a law firm.',
    'I built a chat service in Go.',
    'I trained teachers in spreadsheets.',
    'I migrated phone lines to VoIP.',
  ]),
  pair('Voice for a children’s story', 'read a story aloud in a warm tone for ten minutes', [
    'I recorded twenty audiobooks in my home studio.',
    'I directed a play with teenagers.',
    'I wrote jingles for a radio station.',
    'I edited interviews about farming.',
    'I taught the violin to adults.',
  ]),
  pair('Strangers must not get in', 'look for holes through which strangers could get into our app', [
    'I have carried out penetration tests for two insurance firms.',
    'I built an Android game about trains.',
    'I designed the settings of a thermostat.',
    'I wrote manuals for a scanner.',
    'I managed releases of a music player.',
  ]),
  pair('Be found by people nearby', 'help people nearby find our dental practice', [
    'I increased the local SEO ranking of fourteen physiotherapists.',
    'I designed brochures for a spa.',
    'I wrote speeches for a mayor.',
    'I managed a call centre in Porto.',
    'I filmed interviews with athletes.',
  ]),
  pair('Answer our buyers', 'answer buyers who are upset, politely and the same day', [
    'I handled customer support tickets for a shoe retailer for four years.',
    'I managed the stock of a warehouse.',
    'I wrote training courses for drivers.',
    'I designed forms for a bank.',
    'I ran payroll for forty cooks.',
  ]),
  pair('Numbers on one screen', 'put the figures of our branches on one screen for the board', [
    'I built Power BI dashboards for a chain of pharmacies.',
    'I wrote scripts that rename scanned files.',
    'I trained clerks in Word.',
    'I maintained the wiki of a hospital.',
    'I managed the licences of a studio.',
  ]),
  pair('Our words in Madrid', 'put our handbook into the language of our staff in Madrid', [
    'I translated technical manuals from English to Spanish for six years.',
    'I translated poems from Finnish.',
    'I edited a cookbook of soups.',
    'I wrote quizzes for learners of Latin.',
    'I taught typing to pensioners.',
  ]),
  pair('A picture before it stands', 'show what our villa will look like before it stands', [
    'I produced photorealistic architecture renderings in Blender for nine developers.',
    'I drew the wiring of a factory.',
    'I managed the site of a car park.',
    'I built scale models of ships.',
    'I wrote tenders for road works.',
  ]),
  pair('Fewer hours on paperwork', 'free our office from copying the same things from one form to another', [
    'I automated invoices and spreadsheets with Zapier and Python.',
    'I managed the fleet of a courier.',
    'I designed business cards for lawyers.',
    'I wrote the blog of a roofer.',
    'I trained receptionists in Lyon.',
  ]),
  pair('Three chemists who stay', 'get us three chemists who want to stay', [
    'I have recruited scientists for two biotech employers.',
    'I ran safety trainings in a paint factory.',
    'I wrote patents for pumps.',
    'I managed the canteen of a university.',
    'I edited a journal of physics.',
  ]),
];

const OTHERS = [
  'I maintained espresso machines for seven years.',
  'I taught handball to a team of teenagers.',
  'I drew steel bridges for a rail operator.',
  'I wrote grant applications for three museums.',
] as const;

/** The right sentence says what the post says. */
export const EASY: readonly Pair[] = [
  pair('Migrate our store to Shopify', 'migrate our WooCommerce store to Shopify', [
    'I migrated a WooCommerce store with 1,150 products to Shopify.',
    ...OTHERS,
  ]),
  pair('React dashboard', 'build a React dashboard for our warehouse', [
    'I built a React dashboard for a warehouse in Ulm.',
    ...OTHERS,
  ]),
  pair('Logo for a coffee roaster', 'draw a logo for our coffee roastery', [
    'I designed the logo of a coffee roastery in Riga.',
    ...OTHERS,
  ]),
  pair('Xero bookkeeping', 'set up Xero and reconcile our bank feeds', [
    'I set up Xero and its bank feeds for nine firms.',
    ...OTHERS,
  ]),
  pair('WordPress speed', 'speed up our WordPress site', [
    'I fixed the speed of a WordPress site with 900 pages.',
    ...OTHERS,
  ]),
  pair('Podcast editing', 'edit our weekly podcast', ['I edited a weekly podcast for three seasons.', ...OTHERS]),
  pair('Flutter app for riders', 'finish our Flutter app for bicycle riders', [
    'I shipped a Flutter app for bicycle couriers.',
    ...OTHERS,
  ]),
  pair('German translation', 'translate our German contracts', [
    'I translated German contracts for two law firms.',
    ...OTHERS,
  ]),
  pair('Kubernetes upgrade', 'upgrade our Kubernetes cluster', [
    'I maintained a Kubernetes cluster of forty nodes.',
    ...OTHERS,
  ]),
  pair('Facebook ads', 'run Facebook ads for our yoga studio', [
    'I ran Facebook ads for a yoga studio in Cork.',
    ...OTHERS,
  ]),
  pair('Excel model', 'check the Excel model of our solar park', [
    'I built Excel models of six solar parks.',
    ...OTHERS,
  ]),
  pair('Unity game', 'fix the physics of our Unity game', ['I wrote the physics of a Unity racing game.', ...OTHERS]),
  pair('Salesforce cleaning', 'clean duplicate contacts out of Salesforce', [
    'I handled 9,000 duplicate contacts in Salesforce.',
    ...OTHERS,
  ]),
  pair('Stripe payments', 'connect Stripe payments to our Django shop', [
    'I integrated Stripe payments into a Django shop.',
    ...OTHERS,
  ]),
  pair('Figma prototype', 'make a Figma prototype of our banking app', [
    'I made a Figma prototype of a banking app.',
    ...OTHERS,
  ]),
];

/** A post of one sentence that asks for `task`; the right sentence stands first. */
export function pair(title: string, task: string, facts: Pair['facts']): Pair {
  return { title, post: `We need someone to ${task}.`, facts };
}
