import type { Frames } from '../tongue.ts';

/** The tones that talk, with 'du', and that show energy, with 'Sie'. */
export const CONVERSATIONAL: Frames = {
  hookOne: [
    'Wenn ich es richtig lese, geht es dir um eines: {a}.',
    'Beim Lesen deiner Ausschreibung fällt zuerst auf: {a}.',
    'Ich lese das so: {a}.',
    'Zu tun ist also Folgendes: {a}.',
  ],
  hookTwo: [
    'Ich lese das so: erst {a}, dann {b}.',
    'Beim Lesen deiner Ausschreibung fallen zwei Dinge auf: {a} und {b}.',
    'Das sind also die ersten Baustellen: {a} und {b}.',
    'Wenn ich es richtig lese, möchtest du dies: {a} und nebenbei {b}.',
  ],
  hookNoun: [
    'Du suchst also {n}.',
    'Ich lese das so: Du willst {n}.',
    'Wenn ich es richtig lese, suchst du {n}.',
    'Am Ende des Weges möchtest du {n}.',
  ],
  hookTitle: ['Es geht also um {t}.', 'Ich lese das so: {t}.', 'Was dich beschäftigt: {t}.', 'Reden wir über {t}.'],
  more: [
    'Und es liegt noch mehr auf dem Tisch: {list}.',
    'Dann erwähnst du auch: {list}.',
    'Unterwegs taucht noch auf: {list}.',
    'Das möchte ich auch nicht vergessen: {list}.',
  ],
  tools: [
    'Du arbeitest mit {tools}; gut, dann bleibt es dabei.',
    'Bei den Werkzeugen nennst du {tools}.',
    'Das würde mit {tools} laufen, wie du schreibst.',
    'Und das mit {tools}, wenn ich es richtig lese.',
  ],
  timing: [
    'Du schreibst {quote}, und das ordnet schon einiges.',
    'Bei {quote} sehe ich, wo man anfangen sollte.',
    'Und dann ist da die Zeit: {quote}. Da muss man zum Wesentlichen kommen.',
    'Ich nehme ernst, was du schreibst: {quote}.',
  ],
  approach: [
    'Ich würde es so angehen:',
    'Ich erkläre dir, wie es laufen würde:',
    'Meine Art, es zu machen, der Reihe nach:',
    'In der Praxis sähe das so aus:',
  ],
  conduct: [
    'Du wirst jeden Teil sehen, sobald es etwas zu sehen gibt, und wir werden darüber reden.',
    'Du wirst zusehen, wie es wächst, und sagen, ob es in deine Richtung geht.',
    'Lieber viele kurze Runden als eine lange: So wird niemand überrascht.',
    'Auch was schwierig wird, wirst du von mir hören, nicht nur, was klappt.',
  ],
  manner: [
    'Wenn etwas nicht zusammenpasst, werde ich fragen, bevor ich mich festlege.',
    'Wenn ein besserer Weg auftaucht, werde ich ihn nennen, und du entscheidest.',
    'Nach jedem Gespräch wird das Wichtigste in ein paar Zeilen stehen.',
    'Und wenn etwas aus dem Ruder läuft, wirst du es am selben Tag erfahren.',
  ],
  portfolio: [
    'Falls du stöbern magst: {url}',
    'Schau bei Gelegenheit mal hier: {url}',
    'Hier liegen Sachen von mir: {url}',
    'Für den Fall, dass du mehr sehen willst: {url}',
  ],
  before: [
    'Eine Frage bleibt mir:',
    'Etwas wüsste ich gern:',
    'Bevor es weitergeht, sag mir eines:',
    'Und jetzt frage ich dich:',
  ],
  after: [
    'Damit kann ich dir erzählen, wie der erste Schritt aussehen würde.',
    'Du sagst es mir, und ich werde dir schreiben, wie wir anfangen würden.',
    'Je nach Antwort wirst du einen konkreten Anfang bekommen.',
    'Antworte in Ruhe, und von da geht es weiter.',
  ],
  close: [
    'Antworte mir darauf, und ich werde dir erzählen, wie der erste Schritt aussieht.',
    'Sag mir, wie du es siehst, und ich werde dir schreiben, wie wir anfangen würden.',
    'Mit deiner Antwort können wir schon über etwas Konkretes reden.',
    'Wenn das für dich passt, antworte mir, und von da geht es weiter.',
  ],
};

export const ENTHUSIASTIC: Frames = {
  hookOne: [
    'Was für ein schönes Vorhaben! Es geht um dies: {a}.',
    'Da bekommt man Lust anzufangen: {a}.',
    'Hier lässt sich viel erreichen: {a}.',
    'Ein Auftrag mit Sinn: {a}.',
  ],
  hookTwo: [
    'Da bekommt man Lust anzufangen: {a} und außerdem {b}.',
    'Zwei Aufgaben, die sich gegenseitig stärken: {a} und {b}.',
    'Hier lässt sich viel erreichen: {a} und auch {b}.',
    'Was für eine schöne Verbindung! {a} und {b}.',
  ],
  hookNoun: [
    'Das will man fertig sehen! Sie möchten {n}.',
    'Sie hätten gern {n}: eine schöne Aufgabe!',
    'Sie suchen {n}. Das klingt vielversprechend!',
    'Das wünschen Sie sich, und zu Recht: {n}.',
  ],
  hookTitle: [
    '{t}: Was für ein guter Ausgangspunkt!',
    'Das klingt vielversprechend: {t}.',
    'Hier gibt es etwas Schönes zu tun: {t}.',
    'Da bekommt man Lust anzufangen: {t}.',
  ],
  more: [
    'Und es wird noch besser, denn auch das gehört dazu: {list}.',
    'Die Liste geht weiter, und das mit Recht: {list}.',
    'Es gibt noch mehr Teile, die zählen: {list}.',
    'Und damit wird es rund: {list}.',
  ],
  tools: [
    'Und das mit {tools}: gute Wahl!',
    'Schön, dass schon feststeht, womit: {tools}.',
    'Alles mit {tools}, ganz wie Sie möchten.',
    'Es wird mit {tools} gemacht, und das wird man merken.',
  ],
  timing: [
    'Sie schreiben {quote}: dann vom ersten Moment an zum Wesentlichen.',
    'Bei {quote} muss jeder Schritt zählen, und das wird er.',
    '{quote}, schreiben Sie. Der Plan geht in diesem Takt.',
    'Auch die Zeit ist klar: {quote}.',
  ],
  approach: [
    'So würde ich es zum Leben erwecken:',
    'Das wäre der Weg:',
    'Ich stelle mir die Arbeit so vor:',
    'Und so würde es Gestalt annehmen:',
  ],
  conduct: [
    'Sie werden früh Ergebnisse sehen, und jedes wird durch Ihre Anmerkungen besser werden.',
    'Jeder Schritt wird etwas hinterlassen, das man schon ausprobieren kann.',
    'Je früher Sie es wachsen sehen, desto besser wird es.',
    'Es wird in kleinen Lieferungen vorangehen, und jede bringt Sie dem Ziel näher.',
  ],
  manner: [
    'Jede Frage wird rechtzeitig kommen und nie erst, wenn es zu spät ist.',
    'Taucht unterwegs eine bessere Idee auf, werden Sie sofort davon hören.',
    'Alles Entschiedene wird aufgeschrieben, so geht nichts Gutes verloren.',
    'Und wenn etwas mehr verlangt als gedacht, werden Sie es am selben Tag wissen.',
  ],
  portfolio: [
    'Sehen Sie sich das an: {url}',
    'Hier gibt es Arbeit zu sehen: {url}',
    'Als Appetithappen: {url}',
    'Einige Proben: {url}',
  ],
  before: [
    'Eine Frage, und das Beste beginnt:',
    'Nur eines fehlt noch:',
    'Mit dieser Antwort wird alles klar:',
    'Am meisten gespannt macht mich dies:',
  ],
  after: [
    'Erzählen Sie es mir, und ich werde den ersten Schritt aufschreiben!',
    'Antworten Sie, und Sie werden einen konkreten Anfang in der Hand haben.',
    'Mit Ihrer Antwort wird der erste Schritt sofort folgen.',
    'Sagen Sie es mir, und Sie bekommen eine Skizze, mit der es losgehen kann.',
  ],
  close: [
    'Antworten Sie darauf, und ich werde den ersten Schritt aufschreiben!',
    'Mit Ihrer Antwort wird der erste Schritt sofort folgen.',
    'Erzählen Sie mir, wie Sie es sehen, und ein konkreter Anfang wird folgen.',
    'Eine Zeile von Ihnen, und es geht los.',
  ],
};
