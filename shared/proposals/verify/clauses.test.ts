import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses.ts';
import { detectLanguageOf } from './text-language.ts';
import { contentStems } from './words.ts';

const POST = new Set(
  contentStems(
    'Our beehive shop runs on an old server. Orders of honey jars vanish since the update in March, and the importer skips rows. The warehouse team renamed columns. Customers called twice.',
  ),
);
const OWN = new Set(contentStems('I mend tower clocks for parishes and once rebuilt a planetarium.'));

const aboutsOf = (sentence: string) =>
  clausesOf(sentence, detectLanguageOf(sentence) ?? 'en', { post: POST, own: OWN }).map(({ about }) => about);

describe('a sentence about the freelancer or past work', () => {
  it.each([
    'I rebuilt a planetarium.',
    'We have mended forty clocks.',
    'I mend clocks for parishes.',
    'Our team mends clocks.',
    'My clients stay for years.',
    'As a certified clockmaker, I would begin with the spring.',
    'With twelve years in horology, I would begin with the spring.',
    'After ten years of bell towers I would begin with the spring.',
    'Having mended forty clocks, I would begin with the spring.',
    'Trained as a clockmaker, I would begin with the spring.',
    'Certified horologist.',
    'Clients value the short reports.',
    'Parish councils keep recommending me.',
    'A museum trusted me with its sundial.',
    'The planetarium was finished ahead of schedule.',
    'For a museum, the repair halved the complaints.',
    'Similar job last winter: the bells rang on time.',
    'I can start on Monday.',
    'I could begin next week.',
    'Available from Monday, 20 hours a week.',
    'I guarantee that no order is lost.',
    'Satisfaction guaranteed.',
    'I will deliver it in two days, guaranteed.',
    'I would use the checklist that got three towers through their inspection.',
    'I would use the routine I wrote for a cathedral.',
    'I would begin with the spring, as I did for the cathedral.',
    'Ten years of experience with bell towers.',
    'Fluent in German and Polish, I would write to the suppliers.',
    'I have never missed a deadline.',
    'If it helps, I have done the same for a cathedral.',
    'Having mended forty clocks, may I ask who winds yours?',
    'I have mended forty clocks; who winds yours?',
    'He reparado cuarenta relojes.',
    'Con doce años de experiencia, empezaría por el muelle.',
    'Puedo empezar el lunes.',
    'Mis clientes valoran la puntualidad.',
    'Consertei quarenta relógios de torre.',
    'Posso começar na segunda.',
    'Com doze anos de experiência, começaria pela mola.',
    'J’ai réparé quarante horloges.',
    'Je peux commencer lundi.',
    'Fort de douze ans d’expérience, je commencerais par le ressort.',
    'Ich habe vierzig Uhren repariert.',
    'Ich kann am Montag anfangen.',
    'Nach zwölf Jahren in der Werkstatt kenne ich die Federn.',
    'Meine Kunden schätzen die kurzen Berichte.',
  ])('is a claim: %s', (sentence) => {
    expect(aboutsOf(sentence)).toContain('claim');
  });
});

describe('a sentence that nobody has to prove', () => {
  it.each([
    'I would first read the log of the importer.',
    'First I export the orders, then I compare them with the jars.',
    'I’d keep the old server until the numbers agree.',
    'I could send you a list before anything is changed.',
    'Only if the rows still vanish would I touch the server.',
    'Once I have seen the log, the order is clear.',
    'Let me look at the log first.',
    'I think the importer stumbles over a comma.',
    'I suspect that the update changed a column.',
    'I need access to the server.',
    'My first question is about the importer.',
    'My rate for this is [your rate].',
    'I can start [your date].',
    'In May I am available [days].',
    'The closest project I have done: [your project].',
    'The importer was written for another server.',
    'Your customers called twice because nobody told them.',
    'The update in March renamed the columns, so the importer skips rows.',
    'Honey jars are sold by weight and counted by piece.',
    'Most importers stop at the first empty row.',
    'A dry run shows which rows would go missing.',
    'Which columns did the team rename?',
    'Shall we look at the server first?',
    'You asked for somebody with ten years of experience.',
    'That tells me whether the rows are read at all.',
    'Please send me the log.',
    'I have not mended a sundial.',
    'The warehouse team should see the list before it is printed.',
    'P.S. Keep a copy of the export from before March.',
    'As a first step, the orders would be counted.',
    'With a copy of the server, nothing can break.',
    'What you describe points to the importer.',
    'Empezaría por leer el registro del importador.',
    'Yo preguntaría primero quién cambió las columnas.',
    'No he reparado un reloj de sol.',
    'Começaria pelo registro do importador.',
    'Não consertei um relógio de sol.',
    'Je commencerais par le journal de l’import.',
    'Je n’ai pas encore réparé de cadran solaire.',
    'Ich würde zuerst das Protokoll lesen.',
    'Zuerst lese ich das Protokoll, dann vergleiche ich die Spalten.',
    'Eine Sonnenuhr habe ich noch nicht repariert.',
  ])('is no claim: %s', (sentence) => {
    expect(aboutsOf(sentence)).not.toContain('claim');
  });
});
