import type english from '../../en/interface-writing/document-checks.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Nicht in Ihren Quellen',
  lead: 'Weder Ihre Eingaben noch Ihre Quellen enthalten diese Angaben. Prüfen Sie jede, bevor Sie den Text verwenden.',
  none: 'Keine Zahl, kein Name, kein Datum, kein Zertifikat und kein Link ohne Quelle.',
  failed: 'Die Prüfungen konnten nicht geladen werden',
  show: 'Im Text zeigen',
  confirm: 'Bestätigen',
  confirmLabel: '{{claim}} bestätigen',
  ordered: 'Wie bestellt',
  kinds: {
    figure: 'Zahl',
    date: 'Datum',
    name: 'Name',
    certificate: 'Zertifikat oder Auszeichnung',
    link: 'Link',
  },
  checks: {
    length: {
      met: '{{came}} Wörter, {{asked}} bestellt',
      unmet: '{{came}} Wörter, {{asked}} bestellt',
    },
    amount: {
      met: '{{came}} von {{asked}} Einträgen',
      unmet: '{{came}} von {{asked}} Einträgen',
    },
    language: {
      met: 'Geschrieben auf {{asked}}',
      unmet: 'Sieht nach {{came}} aus, bestellt auf {{asked}}',
    },
    placeholders: {
      met: 'Keine Platzhalter übrig',
      unmet: 'Platzhalter, die noch auszufüllen sind',
    },
    headings: {
      met: 'Bestätigte Überschriften vollständig und in Reihenfolge',
      unmet: 'Bestätigte Überschriften, die fehlen oder in anderer Reihenfolge stehen',
    },
    voice: {
      met: 'Hält die Wortregeln der Markenstimme ein',
      unmet: 'Verletzt Wortregeln der Markenstimme',
    },
    competitors: {
      met: 'Kein Wettbewerber genannt',
      unmet: 'Genannte Wettbewerber',
    },
  },
  opinion: {
    title: 'Zweitmeinung',
    lead: 'Ein Modell liest den Text nach Kriterien für diese Textart und nennt, was falsch oder zweifelhaft ist. Es ändert nichts.',
    of: 'Version {{version}}, gelesen von {{model}}, {{at}}',
    none: 'Keine Anmerkungen.',
    ask: 'Zweitmeinung einholen',
    askAnother: 'Weitere Meinung einholen',
    price: '{{credits}}, gelesen von {{model}}',
    reading: 'Der Text wird gelesen…',
    topics: {
      facts: 'Fakten',
      limits: 'Grenzen',
      voice: 'Stimme',
      purpose: 'Zweck',
      language: 'Sprache',
    },
  },
} satisfies Words<typeof english>;
