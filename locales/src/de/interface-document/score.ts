import type english from '../../en/interface-document/score.ts';
import type { Words } from '../../words.ts';

export default {
  failed: 'Der Score konnte nicht geladen werden',
  groups: {
    topic: 'Abdeckung des Themas',
    keywords: 'Keywords',
    headings: 'Überschriften',
    readability: 'Lesbarkeit',
    length: 'Länge',
    meta: 'Suchergebnis',
    links: 'Links',
    images: 'Bilder',
  },
  points: '{{points}} von {{most}}',
  unknown: 'unbekannt',
  unknownTopic:
    'Es gibt keine Quellen oder Seiten von Mitbewerbern mit genug Text für einen Vergleich. Die Punkte verteilen sich auf die anderen Teile.',
  missingTerms: 'Nicht im Text: {{terms}}',
  noText: 'Noch kein Text',
  noTextLead:
    'Bisher gibt es Überschriften und Fragen. Die Bewertung kommt mit den ersten Absätzen: Schreiben Sie sie, oder geben Sie Quellen an und bestellen Sie den Text daraus.',
  stale: 'Wird neu gezählt …',
  ready: '{{score}} von 100 Punkten',
  show: 'Zeigen',
  showField: 'Ausfüllen',
  reading: 'Lesbarkeit {{value}} von 100 ({{formula}}), mehr ist leichter.',
  checks: {
    topicTerms: {
      met: 'Sagt, was die Quellen sagen ({{covered}} von {{count}} Begriffen)',
      unmet: '{{covered}} von {{count}} Begriffen der Quellen stehen im Text',
    },
    keywordInTitle: {
      met: 'Haupt-Keyword im Titel',
      unmet: 'Das Haupt-Keyword steht nicht im Titel',
    },
    keywordEarly: {
      met: 'Haupt-Keyword im ersten Absatz',
      unmet: 'Das Haupt-Keyword steht nicht im ersten Absatz',
    },
    allKeywords: {
      met: 'Jedes Keyword kommt vor',
      unmet: 'Nicht jedes Keyword kommt vor',
    },
    oneTitle: {
      met: 'Eine Hauptüberschrift',
      unmet: 'Es sollte genau eine Hauptüberschrift geben',
    },
    subheadings: {
      met: 'Überschriften gliedern den Text',
      unmet: 'Keine Überschriften gliedern den Text',
    },
    headingOrder: {
      met: 'Keine Überschrift überspringt eine Ebene',
      unmet: 'Eine Überschrift überspringt eine Ebene',
    },
    length: {
      met: 'Mindestens 300 Wörter',
      unmet: 'Weniger als 300 Wörter',
    },
    metaTitle: {
      met: 'Der Meta-Titel wird ganz gezeigt',
      unmet: 'Der Meta-Titel fehlt oder ist zu lang',
    },
    metaDescription: {
      met: 'Die Meta-Beschreibung wird ganz gezeigt',
      unmet: 'Die Meta-Beschreibung fehlt oder ist zu lang',
    },
    link: {
      met: 'Mindestens ein Link',
      unmet: 'Noch kein Link',
    },
    internalLink: {
      met: 'Führt zu einer weiteren Seite Ihrer Website',
      unmet: 'Kein Link auf eine Seite Ihrer eigenen Website; wer liest, kommt nicht weiter',
    },
    externalLink: {
      met: 'Verweist auf eine andere Website',
      unmet: 'Kein Link auf eine andere Website, die das Gesagte belegt',
    },
    keywordInHeading: {
      met: 'Haupt-Keyword in einer Überschrift',
      unmet: 'Das Haupt-Keyword steht in keiner Überschrift',
    },
    keywordInMeta: {
      met: 'Haupt-Keyword in den Meta-Texten',
      unmet: 'Das Haupt-Keyword fehlt in Meta-Titel und Meta-Beschreibung',
    },
    keywordOften: {
      met: 'Haupt-Keyword oft genug ({{percent}} %)',
      unmet: 'Haupt-Keyword bei {{percent}} % der Wörter; üblich sind 0,5 bis 2,5 %',
    },
    headingLength: {
      met: 'Die Überschriften sind kurz',
      unmet: 'Überschriften mit mehr als 80 Zeichen: {{count}}',
    },
    readability: {
      met: 'Leicht zu lesen',
      unmet: 'Schwer zu lesen ({{value}} von 100)',
    },
    longSentences: {
      met: 'Die meisten Sätze sind kurz',
      unmet: '{{percent}} % der Sätze haben mehr als 25 Wörter',
    },
    longParagraphs: {
      met: 'Kein Absatz ist zu lang',
      unmet: 'Absätze mit mehr als 150 Wörtern: {{count}}',
    },
    linkText: {
      met: 'Links sagen, wohin sie führen',
      unmet: 'Links, die nicht sagen, wohin sie führen: {{count}}',
    },
    altText: {
      met: 'Jedes Bild hat einen Alternativtext',
      unmet: 'Bilder ohne Alternativtext: {{count}}',
    },
  },
} satisfies Words<typeof english>;
