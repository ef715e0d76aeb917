import type english from '../../en/phrases/general.ts';
import type { Words } from '../../words.ts';

export default {
  toAdd: 'Zu ergänzen: ',
} satisfies Words<typeof english>;
