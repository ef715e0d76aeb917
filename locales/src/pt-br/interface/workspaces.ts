import type english from '../../en/interface/workspaces.ts';
import type { Words } from '../../words.ts';

export default {
  workspace: 'Espaço de trabalho',
  change: 'Trocar de espaço de trabalho',
  settings: 'Configurações do espaço',
  all: 'Todos os espaços de trabalho',
  lost: 'Você não faz mais parte do espaço de trabalho escolhido. Escolha outro.',
} satisfies Words<typeof english>;
