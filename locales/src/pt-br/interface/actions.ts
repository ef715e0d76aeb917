import type english from '../../en/interface/actions.ts';
import type { Words } from '../../words.ts';

export default {
  success: 'Concluído',
  retry: 'Tentar de novo',
  close: 'Fechar',
  save: 'Salvar',
  copy: 'Copiar',
  copied: 'Copiado',
  open: 'Abrir',
  download: 'Baixar',
  delete: 'Excluir',
  back: 'Voltar',
  add: 'Adicionar',
  remove: 'Remover {{name}}',
  cancel: 'Cancelar',
  newDocument: 'Novo documento',
  more: 'Ações de {{name}}',
} satisfies Words<typeof english>;
