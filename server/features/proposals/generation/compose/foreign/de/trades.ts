import type { Trade, TradeName } from '../tongue.ts';
import { PROFESSIONS } from './professions.ts';

export const TRADES: Record<TradeName, Trade> = {
  // The narrow ones first: they win a tie.
  ...PROFESSIONS,
  software: {
    signs:
      /(?<!\p{L})(?:\p{L}*entwickl\p{L}*|programmier\p{L}*|\p{L}*anwendung(?:en)?|apps?|\p{L}*website\p{L}*|webseite\p{L}*|online-?shop\p{L}*|woocommerce|wordpress|shopify|shopware|typo3|api|schnittstelle\p{L}*|datenbank\p{L}*|server|code|plugin\p{L}*|migr\p{L}*|react|python|php|laravel|flutter|bot|software)(?!\p{L})/giu,
    insights: [
      'Teuer ist bei so einer Arbeit nicht das Bauen, sondern ein Fall, der erst spät auffällt.',
      'Eine kleine Fassung, die durchgängig läuft, lehrt mehr als eine große, die halb fertig ist.',
      'Fehler und leere Fälle verdienen so viel Sorgfalt wie der normale Ablauf.',
      'Was an fremden Diensten hängt, fällt irgendwann aus; am besten ist jetzt entschieden, was dann geschieht.',
    ],
    first: [
      'Eine Testkopie einrichten, damit nichts gefährdet wird, was heute läuft.',
      'Das Bestehende durchgehen und notieren, was bleibt, was sich ändert und was wegfällt.',
      'Ein Gerüst bauen, das von Anfang bis Ende läuft, und von dort aus wachsen.',
      'Die Abnahmebedingungen in Sätzen aufschreiben, die man prüfen kann.',
    ],
    questions: [
      'Wer pflegt das nach der Übergabe?',
      'Gibt es eine Testumgebung, oder müsste sie erst entstehen?',
      'Was geschieht heute, wenn etwas ausfällt, und wer erfährt davon?',
      'Welcher Teil des Bestehenden darf nicht angerührt werden?',
    ],
    tips: [
      'Eine Sicherung vor jeder Änderung einmal probeweise zurückzuspielen erspart den schlimmsten Schrecken.',
      'Ein eigener Zugang für jede beteiligte Person lässt sich später leicht schließen.',
      'Ein altes Telefon und eine langsame Verbindung zeigen sofort, was stört.',
      'Kennwörter gehören in einen Kennwortspeicher und nicht ins Postfach.',
    ],
  },
  text: {
    signs:
      /(?<!\p{L})(?:\p{L}*texte?n?|texter\p{L}*|schreib\p{L}*|artikel\p{L}*|blog\p{L}*|inhalte?n?|\p{L}*[üu]bersetz\p{L}*|\p{L}*lektor\p{L}*|lektorieren|korrektur\p{L}*|korrektorat|manuskript\p{L}*|buch|\p{L}*roman\p{L}*|drehbuch|w[öo]rter|newsletter|untertitel\p{L}*|katalog\p{L}*|redaktion\p{L}*)(?!\p{L})/giu,
    insights: [
      'Ein Text wirkt, wenn man in der ersten Zeile die eigene Frage wiederfindet.',
      'Der Ton entscheidet sich in den ersten Absätzen; am besten wird er an einer kurzen Probe abgestimmt.',
      'Streichen verbessert meist mehr als Ergänzen, und dafür muss klar sein, was bleiben soll.',
      'Wiederkehrende Begriffe verdienen eine eigene Liste, sonst heißen sie auf jeder Seite anders.',
    ],
    first: [
      'Eine kurze Probe schreiben und daran den Ton abstimmen, bevor es weitergeht.',
      'Das schon Veröffentlichte lesen und Wörter, Wendungen und Tabus notieren.',
      'Eine Begriffsliste anlegen und vor dem ersten Text freigeben lassen.',
      'Festlegen, für wen geschrieben wird und was nach dem Lesen geschehen soll.',
    ],
    questions: [
      'Welcher veröffentlichte Text klingt so, wie dieser klingen sollte?',
      'Wer wird das lesen, und was soll danach geschehen?',
      'Gibt es Wörter, die das Haus immer oder nie benutzt?',
      'Wer prüft den Inhalt vor der Veröffentlichung?',
    ],
    tips: [
      'Lautes Vorlesen zeigt sofort, was in einem Text zu viel ist.',
      'Eine Liste der hauseigenen Wörter hilft bei allen späteren Texten.',
      'Die beste Überschrift steckt oft im zweiten Absatz.',
      'Eine Nacht Ruhe macht jede Korrektur besser.',
    ],
  },
  design: {
    signs:
      /(?<!\p{L})(?:gestalt\p{L}*|\p{L}*design\p{L}*|\p{L}*logo\p{L}*|marke\p{L}*|brosch[üu]re\p{L}*|plakat\p{L}*|flyer\p{L}*|illustr\p{L}*|figma|photoshop|banner\p{L}*|schrift\p{L}*|video\p{L}*|anim\p{L}*|foto\p{L}*|bild\p{L}*|verpackung\p{L}*|etikett\p{L}*|layout\p{L}*|entw[üu]rf\p{L}*)(?!\p{L})/giu,
    insights: [
      'Gute Gestaltung erkennt man klein und einfarbig; der Rest ist Schmuck.',
      'Was man zuerst sieht, entscheidet, ob der Rest gelesen wird: Die Ordnung kommt vor dem Stil.',
      'Wenige, deutlich verschiedene Richtungen helfen beim Wählen mehr als viele ähnliche.',
      'Ein Entwurf gehört früh an seinen echten Ort: auf den Bildschirm, die Schachtel oder die Wand.',
    ],
    first: [
      'Beispiele sammeln, die gefallen und nicht gefallen, und das Warum in Worte fassen.',
      'Rasche Skizzen in verschiedene Richtungen zeigen, bevor eine ausgearbeitet wird.',
      'Festlegen, wo und in welchen Größen man das Ergebnis sieht, und es dort von Anfang an erproben.',
      'Farben, Schrift und Ton an einer einzigen Musterseite abstimmen.',
    ],
    questions: [
      'Wo sieht man das Ergebnis zuerst: am Bildschirm, auf Papier oder anderswo?',
      'Was soll jemand denken, der es nur kurz sieht?',
      'Gibt es Farben oder Schriften, die schon zum Haus gehören?',
      'Welches Beispiel gefällt, und was hat es den anderen voraus?',
    ],
    tips: [
      'In Grau betrachtet zeigt ein Entwurf sofort, ob seine Ordnung trägt.',
      'Wer sich die offenen Dateien geben lässt, bezahlt nicht noch einmal dasselbe.',
      'Ein Ausdruck auf dem Bürodrucker zeigt die Hälfte aller Fehler.',
      'Am nützlichsten urteilt, wer das Projekt nicht kennt.',
    ],
  },
  data: {
    signs:
      /(?<!\p{L})(?:\p{L}*daten\p{L}*|excel\p{L}*|tabelle\p{L}*|\p{L}*liste|\p{L}*listen|bericht\p{L}*|\p{L}*auswert\p{L}*|analys\p{L}*|dashboard\p{L}*|power ?bi|sql|statisti\p{L}*|formel\p{L}*|diagramm\p{L}*|umfrage\p{L}*|kennzahl\p{L}*|scraping|modell\p{L}*)(?!\p{L})/giu,
    insights: [
      'Zahlen überzeugen, wenn man sie bis zu ihrer Quelle verfolgen kann.',
      'Der größte Teil der Arbeit steckt im Bereinigen, und der macht das Ergebnis verlässlich.',
      'Eine Tabelle ist so gut wie die Frage, auf die sie antwortet; die Frage kommt also zuerst.',
      'Fehlende Werte erzählen ihre eigene Geschichte und gehören nicht überdeckt.',
    ],
    first: [
      'Die Ausgangsdaten ansehen und Lücken, Dubletten und Auffälligkeiten notieren.',
      'Die Fragen aufschreiben, die das Ergebnis beantworten soll, jede mit einem Beispiel.',
      'Einen kleinen Teil von Hand rechnen, um vergleichen zu können.',
      'Festlegen, woher jede Zahl stammt und wer sie freigibt.',
    ],
    questions: [
      'Welche Entscheidung hängt am Ergebnis?',
      'Woher kommen die Daten, und wer berichtigt sie, wenn sie falsch sind?',
      'Wie oft muss das Ergebnis erneuert werden?',
      'Welcher heutigen Zahl traut niemand so recht?',
    ],
    tips: [
      'Wer die Ursprungsdaten unberührt auf einem eigenen Blatt lässt, kann jeden Schritt wiederholen.',
      'Eine Spalte mit dem Datum jedes Wertes erspart viele Diskussionen.',
      'Die Bedeutung einer Zahl steht am besten gleich neben ihr.',
      'Eine Summenprobe am Schluss deckt fast alle Fehler auf.',
    ],
  },
  office: {
    signs:
      /(?<!\p{L})(?:\p{L}*assisten\p{L}*|verwalt\p{L}*|termin\p{L}*|e-?mails?|rechnung\p{L}*|buchhalt\p{L}*|kundendienst|kundenservice|kunden\p{L}*|anrufe?|telefon\p{L}*|social media|instagram|kampagne\p{L}*|werbung|marketing|verkauf|buchung\p{L}*|transkri\p{L}*|rechtlich\p{L}*|vertr[aä]g\p{L}*|steuer\p{L}*)(?!\p{L})/giu,
    insights: [
      'Bei solcher Arbeit ist Verlässlichkeit mehr wert als jeder glänzende Tag.',
      'Was sich wiederholt, verdient eine geschriebene Regel; das Seltene eine rechtzeitige Frage.',
      'Ein gutes System erkennt man daran, dass niemand nach dem Stand fragen muss.',
      'Die ersten Wochen entscheiden: was gelernt, was notiert und was zum Selbstläufer wird.',
    ],
    first: [
      'Eine normale Woche durchgehen und notieren, was kommt, wer es erledigt und was liegen bleibt.',
      'Die Regeln der häufigen Fälle aufschreiben und vor dem Anfang freigeben lassen.',
      'Zuerst eine kleine Aufgabe ganz übernehmen und dann erweitern.',
      'Klären, was ohne Rückfrage entschieden werden darf und was nicht.',
    ],
    questions: [
      'Welche Aufgabe kostet heute mehr Zeit, als sie verdient?',
      'Welche Fälle lassen sich ohne Rückfrage lösen, und welche nicht?',
      'Auf welchem Weg soll Dringendes gemeldet werden?',
      'Was sollte nach einer Weile von selbst laufen?',
    ],
    tips: [
      'Wer eine Woche lang Unterbrechungen notiert, sieht, was sich zuerst abgeben lässt.',
      'Einige gut geschriebene Musterantworten sparen jede Woche Stunden.',
      'Ein einziger Ort für Offenes ist mehr wert als das beste Programm.',
      'Was dringend ist, sollte vereinbart sein, sonst ist es alles.',
    ],
  },
};
