import type english from '../../en/interface/notices.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Benachrichtigungen',
  bell: 'Benachrichtigungen, {{count}} ungelesen',
  news: 'Neue Benachrichtigung: {{text}}',
} satisfies Words<typeof english>;
