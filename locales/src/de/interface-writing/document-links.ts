import type english from '../../en/interface-writing/document-links.ts';
import type { Words } from '../../words.ts';

export default {
  inText: 'In diesem Text',
  toPage: 'Zu seiner Seite',
  emptyLead: '„Links suchen“ sucht in diesem Text nach Stellen, die zu Seiten der Website passen.',
  all_one: 'Alle {{count}} Vorschlag',
  all_other: 'Alle {{count}} Vorschläge',
  order: {
    title: 'Ankerlinks aus Keyword-Regeln',
    find: 'Ankerlinks finden',
    rules: 'Keyword-Regeln',
    add_one: '{{count}} Link hinzufügen',
    add_other: '{{count}} Links hinzufügen',
    none: 'Keine Keyword-Regel passt zu Thema, Keywords und Überschriften.',
    tooLong: 'Das Feld hat keinen Platz für diese Links. Wählen Sie weniger.',
  },
} satisfies Words<typeof english>;
