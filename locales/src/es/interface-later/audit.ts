import type english from '../../en/interface-later/audit.ts';
import type { Words } from '../../words.ts';

export default {
  search: 'Buscar nombres',
  act: 'Acción',
  anyAct: 'Todas las acciones',
  person: 'Persona',
  anybody: 'Todos',
  from: 'Desde',
  to: 'Hasta',
  clear: 'Quitar los filtros',
  none: 'Ninguna entrada coincide',
  as: '{{actor}} como {{person}}',
  platform: 'La plataforma',
  exportCsv: 'Exportar como csv',
} satisfies Words<typeof english>;
