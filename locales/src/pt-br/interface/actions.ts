import type english from '../../en/interface/actions.ts';
import type { Words } from '../../words.ts';

export default {
  success: 'Concluído',
  retry: 'Tentar de novo',
  close: 'Fechar',
  open: 'Abrir',
  download: 'Baixar',
  delete: 'Excluir',
  newDocument: 'Novo documento',
  more: 'Ações de {{name}}',
} satisfies Words<typeof english>;
