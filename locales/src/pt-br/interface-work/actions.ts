import type english from '../../en/interface-work/actions.ts';
import type { Words } from '../../words.ts';

export default {
  save: 'Salvar',
  copy: 'Copiar',
  copied: 'Copiado',
  back: 'Voltar',
  add: 'Adicionar',
  remove: 'Remover {{name}}',
  cancel: 'Cancelar',
} satisfies Words<typeof english>;
