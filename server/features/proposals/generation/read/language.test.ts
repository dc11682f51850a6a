import { expect, it } from 'vitest';
import { detectLanguage } from './language.ts';

it.each([
  [
    'Romanian',
    'Caut un dezvoltator pentru un site de prezentare al cabinetului nostru. Avem textele și pozele, dar nu avem găzduire. Vă rog să trimiteți o ofertă cu prețul pe pagină și termenul în care puteți livra.',
  ],
  [
    'Romanian without its letters',
    'Avem nevoie de un programator care sa repare aplicatia noastra de rezervari. Nu merge plata cu cardul din luna mai si pierdem clienti. Va rog sa trimiteti pretul si cand puteti incepe.',
  ],
  [
    'Italian',
    'Cerchiamo un grafico per il menu della nostra trattoria. Le foto sono pronte, manca solo il testo in inglese. Vorrei sapere quanto costa e quando può iniziare.',
  ],
  [
    'Catalan',
    'Busquem una persona per fer les fotos dels nostres formatges. Són dotze productes amb fons blanc i també cal fer una imatge de grup. Com treballes i quan pots venir?',
  ],
  [
    'Galician',
    'Buscamos unha persoa que faga a páxina da nosa adega. Xa temos as fotos e os textos, pero non sabemos como facer a tenda. Canto custa e cando pode comezar?',
  ],
  [
    'Dutch',
    'Wij zoeken iemand die de boekhouding van onze fietsenwinkel op orde brengt. Er zijn ongeveer negentig boekingen per maand en de vorige boekhouder is in mei gestopt. Wat kost het en wanneer kunt u beginnen?',
  ],
  [
    'Swedish',
    'Vi söker någon som kan göra om vår hemsida. Det är en liten butik med te och vi har bilder men inte texter. Vad kostar det och när kan du börja?',
  ],
  [
    'Danish',
    'Vi søger en person til at skrive tekster om vores oste. Der er tolv varer og vi har billeder, men ikke tekst. Hvad koster det og hvornår kan du begynde?',
  ],
])('does not take %s for one of the languages that we write in', (_, text) => {
  expect(detectLanguage(text)).toBe('other');
});

it.each([
  ['es', 'Necesito fotos de doce quesos con fondo blanco para la web. ¿Cuánto cuesta y cuándo puede empezar?'],
  ['pt', 'Preciso de fotos de doze queijos com fundo branco para o site. Quanto custa e quando pode começar?'],
  ['fr', 'Je cherche quelqu’un pour les photos de douze fromages. Combien cela coûte et quand pouvez-vous commencer ?'],
  ['de', 'Wir brauchen Fotos von zwölf Käsen für die Seite. Was kostet das und wann geht es los?'],
  ['en', 'Twelve photos of cheese on white for our site. What would it cost?'],
])('knows %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});
