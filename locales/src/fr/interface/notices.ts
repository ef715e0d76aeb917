import type english from '../../en/interface/notices.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Notifications',
  bell: 'Notifications, {{count}} à lire',
  news: 'Nouvelle notification : {{text}}',
} satisfies Words<typeof english>;
