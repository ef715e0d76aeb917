import type english from '../../en/interface/notices.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Notificações',
  bell: 'Notificações, {{count}} por ler',
  news: 'Nova notificação: {{text}}',
  unread: 'Não lida',
  all: 'Ver todas as notificações',
  readAll: 'Marcar tudo como lido',
  failed: 'Não foi possível carregar suas notificações',
  empty: 'Nada de novo ainda',
  emptyLead: 'Quando um documento ficar pronto ou precisar de você, o aviso aparece aqui.',
} satisfies Words<typeof english>;
