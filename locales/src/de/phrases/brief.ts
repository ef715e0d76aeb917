import type { BriefPhrases } from '../../en/phrases/brief.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const brief: BriefPhrases = {
  kinds: {
    cost: /(?<!\p{L})(?:investition\p{L}*|zuschuss|zuschüsse|\p{L}*kasse|gehalt|löhne?|einkommen|gewinn\p{L}*|\p{L}*kosten|\p{L}*preise?|gebühr\p{L}*|budget|teuer|günstig\p{L}*|billig\p{L}*|zahlen|sparen)(?!\p{L})/iu,
    how: /(?<!\p{L})(?:wie|schritt\p{L}*|anleitung|selber|einbauen|bauen|machen|reinigen|reparieren|wählen|auswählen|vorbeugen|verbessern|pflegen|anmelden|beantragen)(?!\p{L})/iu,
    choice: /(?<!\p{L})(?:beste\p{L}*|vs|oder|vergleich\p{L}*|alternativen?|welche\p{L}*|arten|unterschied\p{L}*)(?!\p{L})/iu,
    where: /(?<!\p{L})(?:wo|nähe|parken|parkplatz|orte?|karte)(?!\p{L})/iu,
    when: /(?<!\p{L})(?:wann|dauer|wie lange|saison|winter|sommer|frühling|herbst|öffnungszeiten|frist\p{L}*)(?!\p{L})/iu,
    rule: /(?<!\p{L})(?:\p{L}*gebiete?|\p{L}*zonen?|voraussetzung\p{L}*|unterlagen|zertifikat\p{L}*|anmeldung|norm(?:en)?|vertr(?:ag|äge)\p{L}*|genehmigung\p{L}*|gesetz\p{L}*|recht\p{L}*|regeln?|steuer\p{L}*|versicherung\p{L}*|garantie|pflicht\p{L}*|erlaubt|vorschrift\p{L}*|förder\p{L}*)(?!\p{L})/iu,
    measure:
      /(?<!\p{L})(?:größen?|maße?|kw|watt|berechn\p{L}*|wie (?:viel|groß|tief|hoch)\p{L}*|\p{L}*abstand|\p{L}*abstände|menge|leistung|dosierung|temperatur|gewicht)(?!\p{L})/iu,
    reason: /(?<!\p{L})(?:warum|vorteile?|nachteile?|probleme?|fehler|risik\p{L}*|gründe?)(?!\p{L})/iu,
  },
  questions: {
    cost: [
      'Was kostet es insgesamt, mit allem, was oft vergessen wird?',
      'Aus welcher Quelle und welchem Jahr stammt jeder Betrag?',
    ],
    how: [
      'Welche Schritte gibt es in welcher Reihenfolge, und was braucht man dafür?',
      'Was machen Anfänger falsch, und woran merken sie es?',
    ],
    choice: [
      'Für wen passt welche Möglichkeit, und für wen nicht?',
      'Nach welchen drei Kriterien können Leser selbst entscheiden?',
    ],
    where: ['Für welche Orte gilt die Antwort, und was ist anderswo anders?', 'Wen können Leser vor Ort fragen?'],
    when: ['Von wann bis wann, und wovon hängt es ab?', 'Was muss vorher erledigt sein, und was kann warten?'],
    rule: ['Welche Regel gilt, wo steht sie, und seit wann?', 'Welche Ausnahmen gibt es, und wer entscheidet darüber?'],
    measure: ['Wie ermitteln Leser den richtigen Wert für ihren Fall?', 'Welche zwei Rechenbeispiele zeigen es, mit Zahlen?'],
    reason: ['Was ist der wichtigste Grund, und welches Beispiel zeigt ihn?', 'Was spricht dagegen?'],
  },
  general: [
    ['Was ist genau damit gemeint, und womit wird es oft verwechselt?', 'Welches Beispiel kennen Leser aus ihrem Alltag?'],
    ['Was fragen Ihre Kunden dazu am häufigsten?', 'Was antworten Sie, und woher wissen Sie es?'],
    ['Welche Zahl gibt es dazu, aus welcher Quelle und welchem Jahr?', 'Was bedeutet sie für den einzelnen Leser?'],
    ['Für wen ist es am wichtigsten, und wer kann es überspringen?', 'Was würde Zweifler überzeugen?'],
    ['Was lassen andere Texte dazu offen?', 'Welche Erfahrung können nur Sie beisteuern?'],
    ['Was hat sich in den letzten zwei Jahren geändert?', 'Woran erkennen Leser überholte Ratschläge?'],
    ['Welches Bild, welche Tabelle oder Checkliste erklärt es schneller als Text?', 'Was gehört hinein?'],
    ['Worauf müssen Leser achten?', 'Was passiert, wenn sie es nicht tun?'],
    ['Welche Alternative gibt es, und wann ist sie besser?', 'Was kostet sie an Zeit und Geld?'],
  ],
  opening: (topic) => [
    `${quoted(topic, 'de')}: wie lautet die kurze Antwort, in zwei Sätzen?`,
    'Welche Zahl, welches Beispiel oder Zitat belegt sie?',
  ],
  pitfalls: ['Was geht am häufigsten schief, und woran merken es Leser rechtzeitig?', 'Wann sollten sie Fachleute fragen?'],
  nextSteps: ['Was können Leser heute, diese Woche und später tun?', 'Welches Angebot oder welche Seite von Ihnen hilft dabei?'],
  headings: ['Was man zuerst wissen sollte', 'Worauf zu achten ist', 'Die nächsten Schritte'],
  alsoSaid: 'Außerdem in den Quellen',
};

export default brief;
