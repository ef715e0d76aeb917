import type english from '../../en/interface-work/notices.ts';
import type { Words } from '../../words.ts';

export default {
  unread: 'Não lida',
  all: 'Ver todas as notificações',
  readAll: 'Marcar tudo como lido',
  failed: 'Não foi possível carregar suas notificações',
  empty: 'Nada de novo ainda',
  emptyLead: 'Quando um documento ficar pronto ou precisar de você, o aviso aparece aqui.',
} satisfies Words<typeof english>;
