import type english from '../../en/interface-later/document-links.ts';
import type { Words } from '../../words.ts';

export default {
  tab: 'Links',
  inText: 'In diesem Text',
  toPage: 'Zu seiner Seite',
  emptyLead: '„Links suchen“ sucht in diesem Text nach Stellen, die zu Seiten der Website passen.',
  all_one: 'Alle {{count}} Vorschlag',
  all_other: 'Alle {{count}} Vorschläge',
} satisfies Words<typeof english>;
