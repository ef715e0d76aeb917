import type english from '../../en/interface/folders.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Pastas',
  all: 'Todos os documentos',
  none: 'Sem pasta',
  new: 'Nova pasta',
  newInside: 'Nova pasta dentro',
  renameOrMove: 'Renomear ou mover',
  open: 'Abrir “{{name}}”',
  close: 'Fechar “{{name}}”',
  hint: 'Organize os documentos em pastas: por campanha, cliente ou mês.',
  empty: 'Esta pasta está vazia',
  emptyLead: 'Arraste documentos para ela ou mova-os pelo menu.',
  delete: 'Excluir pasta',
  moved_one: '{{documents}} documento movido',
  moved_other: '{{documents}} documentos movidos',
  defaults: 'Como os pedidos começam',
} satisfies Words<typeof english>;
