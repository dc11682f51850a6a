import type { Frames } from '../tongue.ts';

/** Warm, with 'Sie'; and relaxed, with 'du'. */
export const FRIENDLY: Frames = {
  hookOne: [
    'Sie könnten hier gut Unterstützung brauchen: {a}.',
    'Ihre Ausschreibung erzählt etwas sehr Greifbares: {a}.',
    'Das Wichtigste ist Ihnen offenbar dies: {a}.',
    'Man versteht sofort, worum es Ihnen geht: {a}.',
  ],
  hookTwo: [
    'Sie könnten gut Unterstützung brauchen: {a} und {b}.',
    'Zwei Wünsche fallen in Ihrer Ausschreibung auf: {a} und {b}.',
    'Man versteht sofort, worum es Ihnen geht: {a} und danach {b}.',
    'Das Wichtigste ist Ihnen offenbar dies: {a}. Gleich dahinter: {b}.',
  ],
  hookNoun: ['Sie wünschen sich {n}.', 'Am Ende hätten Sie gern {n}.', 'Gern hätten Sie {n}.', 'Sie suchen {n}.'],
  hookTitle: [
    'Hier könnten Sie eine helfende Hand brauchen: {t}.',
    'In Ihrer Ausschreibung dreht sich alles um {t}.',
    'Es geht um {t}, und das liest sich angenehm klar.',
    'Sie suchen Hilfe: {t}.',
  ],
  more: [
    'Außerdem hätten Sie gern dies: {list}.',
    'Auf Ihrer Liste steht noch mehr: {list}.',
    'Nebenbei wäre Ihnen auch damit geholfen: {list}.',
    'Dazu kommt bei Ihnen noch: {list}.',
  ],
  tools: [
    'Sie arbeiten mit {tools}, also wird alles dort bleiben.',
    'Das Werkzeug steht schon fest: {tools}.',
    'Gut zu wissen, womit Sie arbeiten: {tools}.',
    'Womit Sie arbeiten, ist klar: {tools}.',
  ],
  timing: [
    'Sie erwähnen {quote}, also kommt das Dringende zuerst.',
    'Ihr Hinweis {quote} hilft: Er sagt, was vorgeht.',
    'Mit {quote} im Blick beginnt man am besten mit dem Schwierigen.',
    'Bei Ihnen steht {quote}, und der Plan wird das ernst nehmen.',
  ],
  approach: [
    'So würde ich es angehen, Schritt für Schritt:',
    'So würde ich es mit Ihnen machen:',
    'Ein einfacher Plan, damit Sie wissen, was kommt:',
    'Gemeinsam würde es so laufen:',
  ],
  conduct: [
    'Sie werden immer im Bild sein und nach jedem Schritt etwas zum Anschauen haben.',
    'Sie müssen keinen Neuigkeiten nachlaufen: Jeder Schritt wird etwas Sichtbares bringen.',
    'Es wird in kleinen Schritten gehen, damit Sie „etwas weiter nach links“ sagen können, solange es leicht ist.',
    'Sie werden früh und oft etwas sehen, und Ihre Anmerkungen werden bestimmen, wie es weitergeht.',
  ],
  manner: [
    'Ist etwas unklar, werde ich einfach fragen.',
    'Und wenn ein Plan schiefgeht, werden Sie es von mir hören, samt einer Idee zur Abhilfe.',
    'Was wir abmachen, wird aufgeschrieben, damit es sich niemand merken muss.',
    'Fragen werden gesammelt kommen, damit sie Ihnen nicht den Tag zerreißen.',
  ],
  portfolio: [
    'Schauen Sie sich gern hier um: {url}',
    'Ein paar Sachen zum Stöbern: {url}',
    'Wenn Sie mehr sehen möchten: {url}',
    'Hier bekommen Sie einen Eindruck: {url}',
  ],
  before: [
    'Eines würde mir beim Anfangen helfen:',
    'Vorher würde ich gern etwas fragen:',
    'Eine kleine Frage, weil sie den Anfang verändert:',
    'Nur damit es an der richtigen Stelle losgeht:',
  ],
  after: [
    'Schreiben Sie mir, und ich werde Ihnen den ersten Schritt skizzieren.',
    'Erzählen Sie mir ein wenig, und eine erste Skizze wird folgen.',
    'Ein paar Worte von Ihnen reichen; um den Rest werde ich mich kümmern.',
    'Sobald ich von Ihnen höre, werde ich den ersten Schritt aufschreiben.',
  ],
  close: [
    'Sagen Sie mir, was Sie denken, und ich werde den ersten Schritt skizzieren.',
    'Schicken Sie mir ein paar Worte dazu, und von dort geht es weiter.',
    'Erzählen Sie mir, wie Sie es sehen, und eine erste Skizze wird folgen.',
    'Schreiben Sie, wann es Ihnen passt, und ich werde den ersten Schritt aufschreiben.',
  ],
};

export const CASUAL: Frames = {
  hookOne: [
    'Der Job in Kurzform: {a}.',
    'Deine Ausschreibung, kurz gesagt: {a}.',
    'Also: {a}. Verstanden.',
    'Sprich: {a}, und zwar ordentlich.',
  ],
  hookTwo: [
    'Der Job in Kurzform: {a}. Und dann: {b}.',
    'Also: {a} und {b}. Verstanden.',
    'Deine Ausschreibung, kurz gesagt: {a}, dazu {b}.',
    'Zwei Sachen sind zu tun: {a} und {b}.',
  ],
  hookNoun: [
    'Du willst {n}. Ganz einfach.',
    'Kurz gesagt: Du brauchst {n}.',
    'Du hättest gern {n}.',
    'Du suchst {n}. Verstanden.',
  ],
  hookTitle: [
    'Du brauchst jemanden hierfür: {t}.',
    'Hier geht es um {t}.',
    'Kurz gesagt: {t}. Verstanden.',
    'Steht an: {t}.',
  ],
  more: [
    'Auch auf der Liste: {list}.',
    'Und der Rest: {list}.',
    'Dazu noch: {list}.',
    'Dann gibt es noch das: {list}.',
  ],
  tools: [
    'Werkzeuge: {tools}. Passt.',
    'Alles mit {tools}, wie ausgeschrieben.',
    'Du nutzt {tools}. Gut zu wissen.',
    'Womit: {tools}.',
  ],
  timing: [
    'Du sagst {quote}, also das Wichtigste zuerst.',
    '{quote}, steht da. Dann kommt das Schwierige zuerst.',
    'Zeit: {quote}. Notiert.',
    'Bei {quote} bringt langsames Anlaufen nichts.',
  ],
  approach: ['So würde es laufen:', 'Meine Idee:', 'Der Plan:', 'Ungefähr so:'],
  conduct: [
    'Du wirst alles sehen, sobald es steht. Kein Warten auf den großen Moment.',
    'Kleine Schritte, und bei jedem kannst du eingreifen.',
    'Nach jedem Schritt wird es etwas zum Öffnen geben.',
    'Keine Funkstille: Du wirst wissen, was fertig ist und was hakt.',
  ],
  manner: [
    'Wenn etwas unklar ist, werde ich fragen. Kein Rätselraten.',
    'Wenn der Plan schlecht ist, werde ich es sagen und einen besseren mitbringen.',
    'Fragen kommen auf einmal, nicht tröpfchenweise.',
    'Was wir ausmachen, wird aufgeschrieben. Kurz, aber aufgeschrieben.',
  ],
  portfolio: ['Zum Anschauen: {url}', 'Schau selbst: {url}', 'Wirf mal einen Blick drauf: {url}', 'Mehr davon: {url}'],
  before: ['Eins vorweg:', 'Kurze Frage:', 'Ich müsste nur noch wissen:', 'Das Einzige, was ich mich frage:'],
  after: [
    'Sag Bescheid, und du bekommst eine erste Skizze.',
    'Schreib mir, und los geht es.',
    'Sag es mir, und der erste Schritt ist skizziert.',
    'Eine Zeile reicht.',
  ],
  close: [
    'Schick mir eine Zeile, und los geht es.',
    'Sag Bescheid, und du bekommst eine Skizze für Schritt eins.',
    'Eine Zeile reicht. Ab da mache ich weiter.',
    'Sag, wie du es siehst, und du bekommst eine Skizze.',
  ],
};
