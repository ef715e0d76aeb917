import type { PagePhrases } from '../../en/phrases/page.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const page: PagePhrases = {
  brief: {
    intents: {
      transactional: 'Kauf- oder buchungsbereit: Die Seite zeigt Angebot, Preis und nächsten Schritt ohne Umwege.',
      commercial: 'Vergleich vor der Entscheidung: Die Seite nennt Kriterien, Unterschiede und eine ehrliche Empfehlung.',
      navigational: 'Suche nach einer bestimmten Seite oder einem Kontakt: Die Antwort steht ganz oben.',
      informational: 'Erst verstehen, dann handeln: Die Seite erklärt und führt danach zum Angebot.',
    },
    intentNote: (country) => `Aus den Wörtern des Keywords gelesen; an den ersten Suchergebnissen prüfen (${country}).`,
    reader: (audience, keyword) => `${audience}. Sie kommen über die Suche ${quoted(keyword, 'de')}.`,
    readerMissing: 'wer die Seite liest und was schon bekannt ist.',
    goal: (goal) => `Die Seite hat ein Ziel: ${goal}.`,
    shared: (terms) => `Gemeinsam ist den angegebenen Seiten: ${terms}.`,
    gap: (keywords) => `Zu ${keywords} sagt keine von ihnen etwas: Das ist die Lücke.`,
    angleMissing: 'was nur diese Seite sagen kann: eigene Erfahrungen, Zahlen oder Bilder.',
    keywordHeadings: [
      (keyword) => `${keyword}: Wann sich das lohnt`,
      (keyword) => `${keyword}: Worauf zu achten ist`,
      (keyword) => `${keyword}: So funktioniert es`,
    ],
    keywordNotes: [
      'Sagen, für wen es sich lohnt und für wen nicht.',
      'Kriterien nennen, die sich selbst prüfen lassen.',
      'Die Schritte der Reihe nach erklären, mit allem, was dafür nötig ist.',
    ],
    generalNotes: {
      needs: 'Auflisten, was vor dem Beginn nötig ist.',
      costs: 'Anschaffung, laufende und versteckte Kosten nennen, jeweils mit Quelle.',
      mistakes: 'Zu jedem Fehler die Abhilfe nennen.',
      answers: 'Die Fragen weiter unten beantworten, jede in zwei bis drei Sätzen.',
    },
    next: 'Der nächste Schritt',
    openingNote: 'Die Suche in den ersten zwei Sätzen beantworten; Einzelheiten folgen danach.',
    goalNote: 'Eine einzige Handlungsaufforderung, keine zweite daneben.',
    questions: [
      (keyword) => `${keyword}: Was kostet das?`,
      (keyword) => `${keyword}: Für wen eignet sich das?`,
      (keyword) => `${keyword}: Welche Alternativen gibt es?`,
      (keyword) => `${keyword}: Welche Fehler sind häufig?`,
    ],
    linksMissing: 'Seiten der eigenen Website, auf die verlinkt werden soll, mit Adresse.',
    marks: { do: 'Gefordert: ', leave: 'Zu vermeiden: ' },
    keywordPositions: (keyword) => `${quoted(keyword, 'de')} steht im Titel, im ersten Absatz und im Meta-Titel.`,
    answersFirst: 'Jeder Abschnitt beantwortet seine Frage in den ersten zwei Sätzen.',
    endsWithGoal: (goal) => `Der Text endet mit dem Ziel: ${goal}.`,
    wordBudget: 'Kein Abschnitt liegt mehr als ein Zehntel über seiner Wortzahl.',
    proof: 'Jede Zahl nennt ihre Quelle.',
    noFigures: 'Preise, Daten oder Studien nennen, die in keiner Quelle stehen.',
    noRepeats: 'Das Haupt-Keyword in jeder Überschrift wiederholen.',
    neverUse: (words) => `Wörter verwenden, die die Markenstimme ausschließt: ${words}.`,
    mustUse: (words) => `Diese Wörter der Markenstimme kommen vor: ${words}.`,
  },
};

export default page;
