import type { Frames } from '../tongue.ts';

/** Businesslike, and reserved; both say 'Sie'. */
export const PROFESSIONAL: Frames = {
  hookOne: [
    'Im Kern geht es um eines: {a}.',
    'Ihr Auftrag in einem Satz: {a}.',
    'Ihre Ausschreibung läuft auf eine Aufgabe hinaus: {a}.',
    'Was zuerst ansteht, ist klar: {a}.',
    'Die Aufgabe ist deutlich umrissen: {a}.',
  ],
  hookTwo: [
    'Zwei Aufgaben entscheiden hier: {a} und {b}.',
    'Im Kern geht es um zweierlei: {a} und {b}.',
    'Ihr Auftrag steht auf zwei Beinen: {a} und {b}.',
    'Das Wesentliche Ihrer Ausschreibung: {a} und {b}.',
  ],
  hookNoun: [
    'Sie brauchen {n}.',
    'Am Ende möchten Sie {n} in der Hand haben.',
    'Ihr Ziel ist klar: Sie möchten {n}.',
    'Ihre Ausschreibung nennt das Ergebnis: {n}.',
  ],
  hookTitle: [
    'Ihre Ausschreibung sagt es so: {t}.',
    'Das steht über Ihrer Ausschreibung: {t}.',
    'Gesucht wird laut Ihrer Ausschreibung: {t}.',
    'Es geht um {t}.',
  ],
  more: [
    'Zum Auftrag gehört außerdem: {list}.',
    'Dazu kommt Folgendes: {list}.',
    'Ihre Ausschreibung nennt ferner: {list}.',
    'Ebenfalls Teil der Arbeit: {list}.',
  ],
  tools: [
    'Gearbeitet wird mit dem, was Sie nennen: {tools}.',
    'Der technische Rahmen steht fest: {tools}.',
    'Sie nennen {tools}, und dabei bleibt es.',
    'Als Werkzeug nennt die Ausschreibung {tools}.',
  ],
  timing: [
    'Zur Zeit schreiben Sie {quote}; daraus ergibt sich die Reihenfolge.',
    'Ihre Zeitangabe {quote} spricht dafür, mit dem Unsichersten zu beginnen.',
    'Bei {quote} kommt das Unverzichtbare zuerst.',
    'Ihre Angabe {quote} wird jeden Schritt bestimmen.',
  ],
  approach: [
    'So würde ich vorgehen:',
    'Mein Vorschlag, der Reihe nach:',
    'Das wären die Schritte:',
    'Von Anfang bis Ende in dieser Reihenfolge:',
  ],
  conduct: [
    'Jeder Schritt wird mit etwas enden, das Sie öffnen und prüfen können.',
    'Sie werden den Fortschritt in Teilen sehen, früh genug für Korrekturen.',
    'Sie werden jederzeit wissen, was fertig ist, was offen ist und was von Ihrer Antwort abhängt.',
    'Das Ergebnis wird bei jedem Schritt mit Ihrer Beschreibung verglichen, nicht erst am Schluss.',
  ],
  manner: [
    'Wo die Ausschreibung etwas offen lässt, werden Sie eine Frage bekommen und keine Vermutung.',
    'Sollte ein Teil des Plans nicht tragen, werde ich es sofort sagen und einen anderen Weg vorschlagen.',
    'Entscheidungen werden schriftlich festgehalten, damit sie nur einmal fallen müssen.',
    'Rückfragen werden gesammelt kommen, in einer kurzen Liste.',
  ],
  proof: ['Aus meiner Arbeit:', 'Was ich mitbringe:', 'Von meiner Seite:', 'Aus meinem Profil:'],
  portfolio: [
    'Arbeiten zum Ansehen: {url}',
    'Beispiele finden Sie hier: {url}',
    'Damit Sie sich selbst ein Urteil bilden können: {url}',
    'Arbeitsproben: {url}',
  ],
  before: [
    'Eine Antwort von Ihnen würde die Reihenfolge festlegen:',
    'Vor dem Anfang sollte ein Punkt geklärt sein:',
    'Für einen genauen Plan fehlt noch eine Angabe:',
    'Eine wichtige Frage bleibt:',
  ],
  after: [
    'Mit Ihrer Antwort werde ich Ihnen den ersten Schritt kurz skizzieren.',
    'Sobald das klar ist, werde ich Ihnen schreiben, wie ich beginnen würde.',
    'Ein paar Zeilen genügen; der erste Schritt folgt dann schriftlich.',
    'Auf dieser Grundlage werde ich einen konkreten Anfang vorbereiten, den Sie freigeben können.',
  ],
  close: [
    'Schreiben Sie mir ein paar Zeilen dazu, und der erste Schritt folgt schriftlich.',
    'Eine kurze Antwort genügt, damit ich den Anfang skizzieren kann.',
    'Sagen Sie mir, wie Sie es sehen, und Sie erhalten eine erste Skizze.',
    'Ihre Antwort reicht mir, um den ersten Schritt vorzubereiten.',
  ],
};

export const FORMAL: Frames = {
  hookOne: [
    'Gegenstand des Auftrags ist Folgendes: {a}.',
    'Laut Ihrer Ausschreibung besteht die Hauptaufgabe darin: {a}.',
    'Nach dem Wortlaut der Ausschreibung geht es vor allem um dies: {a}.',
    'Die Ausschreibung benennt die Aufgabe genau: {a}.',
  ],
  hookTwo: [
    'Der Auftrag umfasst zwei Hauptaufgaben: {a} und {b}.',
    'Laut Ihrer Ausschreibung geht es um zweierlei: {a} und {b}.',
    'Gegenstand des Auftrags sind zwei Aufgaben: {a} und {b}.',
    'Die Ausschreibung setzt zwei Schwerpunkte: {a} und {b}.',
  ],
  hookNoun: [
    'Laut Ihrer Ausschreibung benötigen Sie {n}.',
    'Die Ausschreibung benennt das erwartete Ergebnis: {n}.',
    'Sie erbitten Angebote für Folgendes: {n}.',
    'Nach dem Wortlaut der Ausschreibung wünschen Sie {n}.',
  ],
  hookTitle: [
    'Die Ausschreibung trägt den Titel {t}.',
    'Ihre Ausschreibung {t} beschreibt einen klar umrissenen Auftrag.',
    'Gegenstand dieses Angebots ist Ihre Ausschreibung {t}.',
    'Zu Ihrer Ausschreibung {t} der folgende Vorschlag.',
  ],
  more: [
    'Der Auftrag umfasst ferner: {list}.',
    'Eingeschlossen ist auch Folgendes: {list}.',
    'Darüber hinaus wird erbeten: {list}.',
    'Zum selben Umfang zählt: {list}.',
  ],
  tools: [
    'Die Ausschreibung nennt {tools}; die Arbeit wird sich daran halten.',
    'Als Arbeitsmittel nennt die Ausschreibung {tools}.',
    'Die Arbeit wird wie angegeben mit {tools} ausgeführt.',
    'Hinsichtlich der Mittel ist {tools} vermerkt.',
  ],
  timing: [
    'Zur Frist heißt es {quote}; der Plan wird sich danach richten.',
    'Die genannte Frist {quote} wird die Reihenfolge bestimmen.',
    'Die Zeitangabe {quote} wird beachtet.',
    'Angesichts der Angabe {quote} wird der unsicherste Teil zuerst behandelt.',
  ],
  approach: [
    'Ich schlage folgendes Vorgehen vor:',
    'Die Arbeit würde sich in diese Schritte gliedern:',
    'Zu Ihrer Prüfung die folgenden Schritte:',
    'Der Ablauf wäre der folgende:',
  ],
  conduct: [
    'Jeder Abschnitt wird mit einem Ergebnis schließen, das Ihnen zur Prüfung vorgelegt wird.',
    'Über den Stand der Arbeit werden Sie nach jedem Abschnitt unterrichtet.',
    'Die Arbeit wird in Teilen vorgelegt, sodass Korrekturen jederzeit möglich bleiben.',
    'Kein Abschnitt wird als abgeschlossen gelten, bevor Sie ihn geprüft haben.',
  ],
  manner: [
    'Offene Punkte werden Ihnen schriftlich vorgelegt und nicht durch Vermutungen geklärt.',
    'Sollte sich der Plan als ungeeignet erweisen, werde ich Sie unverzüglich unterrichten und eine Alternative vorschlagen.',
    'Entscheidungen werden schriftlich festgehalten.',
    'Ihre Unterlagen werden jederzeit vertraulich behandelt.',
  ],
  proof: [
    'Zu meiner Eignung:',
    'Zur Stützung dieses Angebots:',
    'Zu Ihrer Kenntnis:',
    'Aus meinem beruflichen Profil:',
  ],
  portfolio: [
    'Beispiele können hier eingesehen werden: {url}',
    'Zur Einsicht: {url}',
    'Referenzarbeiten sind hier zu finden: {url}',
    'Weitere Unterlagen: {url}',
  ],
  before: [
    'Vorab ist ein Punkt zu klären:',
    'Erlauben Sie mir eine Frage:',
    'Zur Bestimmung des ersten Abschnitts bitte ich um eine Auskunft:',
    'Zu klären bleibt eine einzige Frage:',
  ],
  after: [
    'Auf Ihre Antwort hin werde ich Ihnen den ersten Abschnitt schriftlich vorlegen.',
    'Mit dieser Auskunft werde ich eine Skizze zur Freigabe vorbereiten.',
    'Auf dieser Grundlage werde ich Ihnen eine schriftliche Skizze zusenden.',
    'Ihre Antwort wird es erlauben, den ersten Abschnitt vorzubereiten.',
  ],
  close: [
    'Auf Ihre Antwort hin werde ich Ihnen den ersten Abschnitt schriftlich vorlegen.',
    'Für eine kurze Antwort wäre ich Ihnen dankbar; die Skizze wird darauf aufbauen.',
    'Eine kurze Antwort genügt, um den ersten Abschnitt vorzubereiten.',
    'Ich sehe Ihrer Antwort entgegen und werde auf ihrer Grundlage eine Skizze vorlegen.',
  ],
};
