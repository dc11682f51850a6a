import type { Profession, Trade } from '../tongue.ts';

export const PROFESSIONS: Record<Profession, Trade> = {
  law: {
    signs:
      /(?<!\p{L})(?:\p{L}*anw[aä]lt\p{L}*|juristisch\p{L}*|jurist\p{L}*|recht(?:lich\p{L}*|s\p{L}+)|\p{L}*vertr[aä]ge?n?|\p{L}*vertrags?|klauseln?|agb|datenschutz\p{L}*|dsgvo|impressum|satzung|lizenz\p{L}*)(?!\p{L})/giu,
    insights: [
      'Ein rechtlicher Text bewährt sich am Tag des Streits, und für diesen Tag wird er geschrieben.',
      'Eine Klausel, die niemand versteht, schützt niemanden: Das Klare ist auch das Sichere.',
      'Was eine fertige Vorlage nicht vorsieht, ist oft genau das, was diesen Fall ausmacht.',
      'Was das Gesetz verlangt und was nur üblich ist, gehört getrennt, denn über das Übliche lässt sich reden.',
    ],
    first: [
      'Die vorhandenen Unterlagen lesen und anmerken, was fehlt, was zu viel ist und was sich widerspricht.',
      'Klären, welches Recht gilt und wer genau die Beteiligten sind.',
      'Die Risiken nach ihrem Gewicht ordnen, jedes mit der Stelle, aus der es folgt.',
      'Festhalten, welche Punkte nicht verhandelbar sind und wo Spielraum besteht.',
    ],
    questions: [
      'Welche Lage soll dieses Schriftstück verhindern?',
      'Gibt es schon eine unterschriebene Fassung von etwas Ähnlichem?',
      'Wer unterschreibt, und wer prüft den Text auf der anderen Seite?',
      'Gibt es eine gesetzliche Frist, nach der sich alles richtet?',
    ],
    tips: [
      'Den unterschriebenen Vertrag samt Anlagen an einem Ort aufzuheben erspart den halben Streit.',
      'Wer zuerst die Klausel über das Ende liest, weiß viel über den Rest des Vertrags.',
      'Eine kurze Mail, die ein Telefonat bestätigt, ist mehr wert als das beste Gedächtnis.',
      'Jeder Begriff gehört an einer Stelle erklärt und danach immer gleich verwendet.',
    ],
  },
  finance: {
    signs:
      /(?<!\p{L})(?:\p{L}*buchhalt\p{L}*|buchf[üu]hrung|rechnungen|rechnungswesen|\p{L}*steuer(?:n|erkl\p{L}+|berat\p{L}+|lich\p{L}*)?|umsatzsteuer\p{L}*|lohn\p{L}*|bilanz\p{L}*|kontenabstimm\p{L}*|kontoausz[üu]g\p{L}*|belege?n?|datev|lexoffice|finanz\p{L}*|jahresabschl\p{L}*|mahnwesen)(?!\p{L})/giu,
    insights: [
      'Geordnete Bücher erkennt man daran, dass sich jede Zahl bis zu ihrem Beleg verfolgen lässt.',
      'Fehler in der Buchhaltung sind selten groß: Sie sind klein, kehren wieder, und niemand sieht hin.',
      'Ein Abschluss bleibt ruhig, wenn das Zweifelhafte rechtzeitig beiseitegelegt wurde, statt geraten zu werden.',
      'Eine Zahl, die zu spät kommt, hilft bei keiner Entscheidung mehr, so genau sie auch ist.',
    ],
    first: [
      'Die Anfangsbestände mit den Auszügen abstimmen, bevor etwas Neues gebucht wird.',
      'Den Kontenplan durchsehen und anmerken, was falsch oder gar nicht mehr verwendet wird.',
      'Das Liegengebliebene nach Art sammeln und mit dem beginnen, was eine Frist hat.',
      'Vereinbaren, wer was freigibt und wie jeder Beleg an seinen Platz kommt.',
    ],
    questions: [
      'Bis zu welchem Monat sind die Bücher geschlossen und geprüft?',
      'Wie kommen die Rechnungen heute an: auf Papier, per Mail oder aus einem Programm?',
      'Wer gibt die Steuererklärungen ab, und was wird dafür erwartet?',
      'Welche Zahl sollte jede Woche da sein, ohne dass jemand fragt?',
    ],
    tips: [
      'Ein eigenes Konto für das Zweifelhafte erspart späteres Suchen an allen Enden.',
      'Jeden Beleg noch am selben Tag zu fotografieren ist billiger als jedes Programm.',
      'Private und geschäftliche Konten zu trennen spart bei jedem Abschluss Stunden.',
      'Wer Bank und Bücher jede Woche vergleicht, findet Fehler, solange sie klein sind.',
    ],
  },
  translation: {
    signs:
      /(?<!\p{L})(?:\p{L}*[üu]bersetz\p{L}*|dolmetsch\p{L}*|untertitel\p{L}*|lokalisier\p{L}*|zweisprachig\p{L}*|muttersprach\p{L}*|sprachen|glossar\p{L}*)(?!\p{L})/giu,
    insights: [
      'Eine gute Übersetzung fällt nicht auf: Wer sie liest, hält sie für das Original.',
      'Schwierig sind nicht die seltenen Wörter, sondern die gewöhnlichen, die drüben etwas anderes sagen.',
      'Namen, Maße und Anreden brauchen eine Regel, bevor die erste Zeile steht.',
      'Ein Begriff, der auf zweierlei Weise übersetzt ist, weckt Zweifel am ganzen Text.',
    ],
    first: [
      'Ein kurzes Glossar der wiederkehrenden Begriffe anlegen und vor dem Weiterarbeiten freigeben lassen.',
      'Zuerst eine schwierige Seite übersetzen, um an ihr Ton und Anrede abzustimmen.',
      'Das Original ganz lesen und Mehrdeutiges anmerken, damit alle Fragen auf einmal kommen.',
      'Entscheiden, was in der Ausgangssprache bleibt: Eigennamen, Marken, Zitate.',
    ],
    questions: [
      'Für welches Land und für welche Leser ist die Übersetzung?',
      'Gibt es frühere Übersetzungen, deren Wortwahl bleiben soll?',
      'Wer prüft den Text in der Zielsprache?',
      'Wird der Text gedruckt, am Bildschirm gelesen oder vorgelesen?',
    ],
    tips: [
      'Das Layout mitzuschicken hilft: Ein Knopf und eine Überschrift werden verschieden übersetzt.',
      'Eine Liste der Wörter, die nie übersetzt werden, erspart die meisten Korrekturen.',
      'Wer die Übersetzung ohne das Original daneben liest, hört, wo sie geliehen klingt.',
      'Das Original vor der Übersetzung abzuschließen ist billiger, als in zwei Sprachen zu korrigieren.',
    ],
  },
  video: {
    signs:
      /(?<!\p{L})(?:\p{L}*videos?|reels?|\p{L}*podcasts?|youtube|tiktok|premiere|davinci|after effects|videoschnitt|filmschnitt|drehs?|drehtag\p{L}*|sprecher\p{L}*|ton|tonspur|animation\p{L}*|\p{L}*filme?s?|rohmaterial|musik)(?!\p{L})/giu,
    insights: [
      'Bei einem Video entscheiden die ersten Sekunden, ob jemand bleibt; sie werden deshalb zuerst geschnitten.',
      'Ein sauberer Ton verzeiht ein einfaches Bild; umgekehrt gilt das fast nie.',
      'Tempo entsteht aus dem, was wegfällt: Jede Einstellung muss sich ihren Platz verdienen.',
      'Was auf dem Telefon ohne Ton läuft, muss trotzdem verständlich sein.',
    ],
    first: [
      'Das ganze Material sichten und die Stellen anmerken, die wirklich etwas erzählen.',
      'Einen kurzen Abschnitt schneiden, als Muster für Tempo, Farbe und Titel.',
      'In wenigen Zeilen aufschreiben, was beim Zuschauer ankommen soll, und das Material danach ordnen.',
      'Format, Länge und Ort der Veröffentlichung vor dem ersten Schnitt vereinbaren.',
    ],
    questions: [
      'Wo wird es vor allem gesehen, und mit Ton oder ohne?',
      'Welches schon veröffentlichte Video hat das gewünschte Tempo?',
      'Gibt es Musik, Schriften oder Farben, die zum Haus gehören?',
      'Was soll jemand tun, gleich nachdem er es gesehen hat?',
    ],
    tips: [
      'An jedem Drehort einige Sekunden Stille aufzunehmen hilft später sehr beim Ton.',
      'Das Rohmaterial auf zwei Platten aufzuheben kostet weniger als ein neuer Dreh.',
      'Wer die besten Stellen schon beim Dreh notiert, verkürzt den Schnitt.',
      'Die Rechte an der Musik sollten geklärt sein, bevor man sich an sie gewöhnt.',
    ],
  },
  teaching: {
    signs:
      /(?<!\p{L})(?:\p{L}*lehrer\p{L}*|\p{L}*unterricht\p{L}*|nachhilfe|\p{L}*kurse?s?|sch[üu]ler\p{L}*|studierende\p{L}*|studenten|\p{L}*schulung\p{L}*|workshops?|lektionen|didakt\p{L}*|pr[üu]fung\p{L}*|e-?learning|lernen|lernmaterial\p{L}*)(?!\p{L})/giu,
    insights: [
      'Gelernt wird, was man tut: Eine kurze Erklärung mit einer guten Übung schlägt eine lange.',
      'Das wirkliche Niveau zeigt sich an dem, was ohne Hilfe gelingt, nicht am abgeschlossenen Kurs.',
      'Ein gut besprochener Fehler lehrt mehr als mehrere richtige Antworten hintereinander.',
      'Ein Lernplan hält, wenn er in eine gewöhnliche Woche passt, mit Müdigkeit und Zwischenfällen.',
    ],
    first: [
      'Mit einer kurzen Probe beginnen, die zeigt, was sitzt und wo es hakt.',
      'Festhalten, was am Ende gelingen soll, mit einem greifbaren Beispiel.',
      'Eine erste Stunde vollständig vorbereiten und nach dem anpassen, was in ihr geschieht.',
      'Den Stoff danach ordnen, was vorher sitzen muss, und nicht nach dem Buch.',
    ],
    questions: [
      'Was wurde schon versucht, und wo blieb es stehen?',
      'Gibt es eine Prüfung oder ein Datum, das den Takt vorgibt?',
      'Wie viel Zeit bleibt zwischen den Stunden zum Üben?',
      'Mit welchem Material wurde bisher gearbeitet?',
    ],
    tips: [
      'Wenige Minuten am Tag bringen mehr als ein ganzer Sonntag.',
      'Das Gelernte jemand anderem zu erklären ist die beste Prüfung, die es gibt.',
      'Ein Heft mit den eigenen Fehlern lehrt mehr als eines mit den Treffern.',
      'Wer aufhört, solange es noch Freude macht, fängt leichter wieder an.',
    ],
  },
  science: {
    signs:
      /(?<!\p{L})(?:\p{L}*ingenieur\p{L}*|konstruktion\p{L}*|bauzeichn\p{L}*|cad|autocad|solidworks|simulation\p{L}*|berechnung\p{L}*|statik\p{L}*|labor\p{L}*|chemi\p{L}*|physik\p{L}*|biolog\p{L}*|wissenschaft\p{L}*|dissertation|schaltung\p{L}*|schaltplan|sensor\p{L}*|maschinenbau\p{L}*|arduino|vermessung\p{L}*)(?!\p{L})/giu,
    insights: [
      'Eine Rechnung überzeugt, wenn jemand anderes sie mit denselben Annahmen wiederholen kann.',
      'Die Annahmen entscheiden mehr als die Formel; sie gehören deshalb davor.',
      'Ein einfaches Modell, das sich prüfen lässt, ist mehr wert als ein feines, das man glauben muss.',
      'Was sich bei der Fertigung ändert, ist meist das, was auf der Zeichnung niemand bemaßt hat.',
    ],
    first: [
      'Die Ausgangsdaten sammeln und festhalten, woher jeder Wert stammt und wie verlässlich er ist.',
      'Annahmen und geltende Normen aufschreiben und vor der Rechnung freigeben lassen.',
      'Einen einfachen Fall mit bekanntem Ergebnis lösen, um das Verfahren zu prüfen.',
      'Festlegen, welche Genauigkeit wirklich nötig ist und wie sie nachgewiesen wird.',
    ],
    questions: [
      'Welche Norm oder welche Prüfung muss das Ergebnis bestehen?',
      'Welche Daten sind gemessen, und welche sind geschätzt?',
      'Mit welchem Programm und in welchem Format wird weitergearbeitet?',
      'Welche Abweichung wäre noch hinzunehmen?',
    ],
    tips: [
      'Die Einheit neben jeder Zahl erspart die teuersten Fehler.',
      'Wer jede Fassung mit ihrem Datum aufhebt, findet zur letzten brauchbaren zurück.',
      'Ein einziger von Hand nachgerechneter Wert zeigt fast jeden Fehler im Modell.',
      'Auch das aufzuschreiben, was nicht ging, erspart den zweiten Versuch.',
    ],
  },
  marketing: {
    signs:
      /(?<!\p{L})(?:\p{L}*marketing\p{L}*|\p{L}*kampagnen?|werbung|werbe\p{L}+|\p{L}*anzeigen|google ads|meta ads|facebook|instagram|seo|suchmaschinen\p{L}*|social media|soziale\p{L}* medien|newsletter\p{L}*|neukunden\p{L}*|klicks?|conversion\p{L}*|reichweite)(?!\p{L})/giu,
    insights: [
      'Eine Kampagne scheitert selten an der Anzeige, sondern an dem, was nach dem Klick kommt.',
      'Wenig zu messen, und immer dasselbe, sagt mehr als ein Bericht voller Kurven.',
      'Die Botschaft, die wirkt, steht meist schon da: in den Worten der Kunden.',
      'Immer nur eines zu ändern wirkt langsam und ist doch der einzige Weg, etwas zu lernen.',
    ],
    first: [
      'Durchsehen, was bisher veröffentlicht wurde und was davon gewirkt hat, mit den Zahlen daneben.',
      'Prüfen, ob die Messung verlässlich ist, bevor irgendetwas ausgegeben wird.',
      'Den Menschen, der angesprochen wird, mit dessen eigenen Worten beschreiben.',
      'Ein einziges messbares Ziel wählen und alles andere danach ordnen, ob es dazu beiträgt.',
    ],
    questions: [
      'Woher kommen heute die besten Kunden?',
      'Was gilt als brauchbare Anfrage, und wer beantwortet sie?',
      'Welche frühere Kampagne ging nicht auf, und woran lag es vermutlich?',
      'Wer gibt Texte und Bilder vor der Veröffentlichung frei?',
    ],
    tips: [
      'Die letzten Kunden zu fragen, wie sie gekommen sind, bringt mehr als manches Werkzeug.',
      'Eine Zielseite, die eine einzige Frage beantwortet, bringt mehr als eine Startseite.',
      'Wer Anzeigen ohne Wirkung aufhebt, bezahlt sie kein zweites Mal.',
      'Vor dem Start sollte feststehen, bei welcher Zahl eine Kampagne endet.',
    ],
  },
};
