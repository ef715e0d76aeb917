import type english from '../../en/phrases/general.ts';
import type { Words } from '../../words.ts';

export default {
  toAdd: 'Zu ergänzen: ',
  keywordNote: (keywords) => `ein Satz mit ${keywords}, sofern er stimmt.`,
} satisfies Words<typeof english>;
