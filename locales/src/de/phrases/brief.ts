import type { BriefPhrases } from '../../en/phrases/brief.ts';

const brief: BriefPhrases = {
  kinds: {
    cost: /(?<!\p{L})(?:\p{L}*kosten|\p{L}*preise?|gebühr\p{L}*|budget|teuer|günstig\p{L}*|billig\p{L}*|zahlen|sparen)(?!\p{L})/iu,
    how: /(?<!\p{L})(?:wie|schritt\p{L}*|anleitung|selber|einbauen|bauen|machen|reinigen|reparieren|wählen|auswählen|vorbeugen|verbessern|pflegen|anmelden|beantragen)(?!\p{L})/iu,
    choice: /(?<!\p{L})(?:beste\p{L}*|vs|oder|vergleich\p{L}*|alternativen?|welche\p{L}*|arten|unterschied\p{L}*)(?!\p{L})/iu,
    where: /(?<!\p{L})(?:wo|nähe|parken|parkplatz|orte?|karte)(?!\p{L})/iu,
    when: /(?<!\p{L})(?:wann|dauer|wie lange|saison|winter|sommer|frühling|herbst|öffnungszeiten|frist\p{L}*)(?!\p{L})/iu,
    rule: /(?<!\p{L})(?:genehmigung\p{L}*|gesetz\p{L}*|recht\p{L}*|regeln?|steuer\p{L}*|versicherung\p{L}*|garantie|pflicht\p{L}*|erlaubt|vorschrift\p{L}*|förder\p{L}*)(?!\p{L})/iu,
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
    reason: ['Was ist der wichtigste Grund, und welches Beispiel zeigt ihn?', 'Was spricht dagegen?'],
  },
  general: [
    'Wie lautet die kurze Antwort, in zwei Sätzen?',
    'Welche Zahl, welches Beispiel oder Zitat belegt sie?',
    'Worauf müssen Leser achten?',
    'Was können Leser gleich tun?',
    'Was lassen andere Texte dazu offen?',
    'Welche Erfahrung können nur Sie beisteuern?',
  ],
  headings: ['Was man zuerst wissen sollte', 'Worauf zu achten ist', 'Die nächsten Schritte'],
  alsoSaid: 'Außerdem in den Quellen',
};

export default brief;
