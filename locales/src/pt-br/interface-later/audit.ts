import type english from '../../en/interface-later/audit.ts';
import type { Words } from '../../words.ts';

export default {
  search: 'Buscar nomes',
  act: 'Ação',
  anyAct: 'Todas as ações',
  person: 'Pessoa',
  anybody: 'Todos',
  from: 'De',
  to: 'Até',
  clear: 'Limpar os filtros',
  none: 'Nenhuma entrada correspondente',
  as: '{{actor}} como {{person}}',
  platform: 'A plataforma',
  exportCsv: 'Exportar como csv',
} satisfies Words<typeof english>;
