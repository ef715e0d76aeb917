import type english from '../../en/interface/notices.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Notificações',
  bell: 'Notificações, {{count}} por ler',
  news: 'Nova notificação: {{text}}',
} satisfies Words<typeof english>;
