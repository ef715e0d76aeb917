import type { BriefPhrases } from '../../en/phrases/brief.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const brief: BriefPhrases = {
  kinds: {
    cost: /(?<!\p{L})(?:kostet|mieten?|leihgebühr|provision\p{L}*|kaution|investition\p{L}*|gehalt|löhne?|einkommen|gewinn\p{L}*|\p{L}*kosten|\p{L}*preise?|gebühr\p{L}*|budget|teuer|günstig\p{L}*|billig\p{L}*|zahlen|sparen)(?!\p{L})/iu,
    how: /(?<!\p{L})(?:wie|schritt\p{L}*|anleitung|selber|einbauen|bauen|machen|reinigen|reparieren|wählen|auswählen|vorbeugen|verbessern|pflegen|anmelden|beantragen)(?!\p{L})/iu,
    choice:
      /(?<!\p{L})(?:lohnt|sinnvoll|beste\p{L}*|vs|oder|vergleich\p{L}*|alternativen?|welche\p{L}*|arten|unterschied\p{L}*)(?!\p{L})/iu,
    where: /(?<!\p{L})(?:wo|nähe|parken|parkplatz|orte?|karte)(?!\p{L})/iu,
    when: /(?<!\p{L})(?:wie viele tage|wie schnell|wie lange|wann|dauer|wie lange|saison|winter|sommer|frühling|herbst|öffnungszeiten|frist\p{L}*)(?!\p{L})/iu,
    rule: /(?<!\p{L})(?:zuschuss|zuschüsse|\p{L}*kasse|bußgeld\p{L}*|strafen?|anzeige\p{L}*|nachweis\p{L}*|\p{L}*nachweis\p{L}*|bescheinigung\p{L}*|antrag\p{L}*|prüfung\p{L}*|lärm\p{L}*|meldepflicht\p{L}*|\p{L}*gebiete?|\p{L}*zonen?|voraussetzung\p{L}*|unterlagen|zertifikat\p{L}*|anmeldung|norm(?:en)?|vertr(?:ag|äge)\p{L}*|genehmigung\p{L}*|gesetz\p{L}*|recht\p{L}*|regeln?|steuer\p{L}*|versicherung\p{L}*|garantie|pflicht\p{L}*|erlaubt|vorschrift\p{L}*|förder\p{L}*)(?!\p{L})/iu,
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
      'Welcher Schritt wird am häufigsten ausgelassen, und was folgt daraus?',
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
    ['Was fragen Leser dazu, mit ihren eigenen Worten?', 'Wie lautet die Antwort, und wer sagt das?'],
    ['Was lassen andere Texte dazu offen?', 'Welche Erfahrung können nur Sie beisteuern?'],
    ['Was müssen Leser zuerst tun, und was kann warten?', 'Was brauchen sie dafür?'],
    ['Worauf müssen Leser achten?', 'Was passiert, wenn sie es nicht tun?'],
    ['Welches Beispiel zeigt es?', 'Was können Leser daraus lernen?'],
    ['Welches Bild, welche Tabelle oder Liste erklärt es schneller als Text?', 'Was gehört hinein?'],
    ['Wen können Leser dazu fragen?', 'Was sollten sie dann zur Hand haben?'],
    ['Woran erkennen Leser gute Qualität?', 'Woran ein schlechtes Angebot?'],
    ['Was hat sich in den letzten zwei Jahren geändert?', 'Welcher Rat dazu ist überholt?'],
  ],
  opening: (topic) => [
    `${quoted(topic, 'de')}: Wie lautet die kurze Antwort, in zwei Sätzen?`,
    'Welche Zahl, welches Beispiel oder Zitat belegt sie?',
  ],
  headings: [
    {
      heading: 'Was man zuerst wissen sollte',
      questions: ['Worum geht es, in zwei Sätzen?', 'Welches Beispiel kennen Leser aus ihrem Alltag?'],
    },
    {
      heading: 'Worauf zu achten ist',
      questions: ['Was geht am häufigsten schief, und woran merken es Leser rechtzeitig?', 'Wann sollten sie Fachleute fragen?'],
    },
    {
      heading: 'Was Leser am häufigsten fragen',
      questions: ['Welche drei Fragen kommen in jedem Gespräch dazu?', 'Wie lautet die Antwort auf jede, in einem Satz?'],
    },
    {
      heading: 'Ein Beispiel aus der Praxis',
      questions: ['Wer hatte das Problem, und was geschah dann?', 'Was hat es gekostet, und was kam dabei heraus?'],
    },
    { heading: 'Eine Checkliste', questions: ['Welche fünf Punkte können Leser abhaken?', 'In welcher Reihenfolge?'] },
    {
      heading: 'Die nächsten Schritte',
      questions: [
        'Was können Leser heute, diese Woche und später tun?',
        'Welches Angebot oder welche Seite von Ihnen hilft dabei?',
      ],
    },
  ],
  alsoSaid: 'Außerdem in den Quellen',
};

export default brief;
