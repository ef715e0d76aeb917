import type english from '../../en/interface/notices.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Notifiche',
  bell: 'Notifiche, {{count}} da leggere',
  news: 'Nuova notifica: {{text}}',
} satisfies Words<typeof english>;
