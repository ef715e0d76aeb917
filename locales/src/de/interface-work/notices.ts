import type english from '../../en/interface-work/notices.ts';
import type { Words } from '../../words.ts';

export default {
  unread: 'Ungelesen',
  all: 'Alle Benachrichtigungen ansehen',
  readAll: 'Alle als gelesen markieren',
  failed: 'Ihre Benachrichtigungen konnten nicht geladen werden',
  empty: 'Noch nichts Neues',
  emptyLead: 'Sobald ein Dokument fertig ist oder Sie braucht, steht es hier.',
} satisfies Words<typeof english>;
