import type english from '../../en/interface-later/country-map.ts';
import type { Words } from '../../words.ts';

export default {
  hint: 'Use as setas para ir de um país a outro, mais e menos para o zoom e Esc para limpar a seleção.',
  zoomIn: 'Aumentar zoom',
  zoomOut: 'Diminuir zoom',
  failed: 'Não foi possível carregar o mapa',
  failedLead: 'A tabela mostra os mesmos números.',
} satisfies Words<typeof english>;
