import type english from '../../en/interface-later/storage.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Armazenamento',
  used: '{{used}} de {{limit}} usados',
  unlimited: '{{used}} usados, sem limite',
  lead: 'Imagens, áudio, vídeo, arquivos de fontes e anexos de conversas.',
  near: 'O armazenamento está quase cheio. Exclua arquivos de que não precisa mais ou peça um limite maior.',
  full: 'O armazenamento está cheio. Nenhum arquivo pode ser adicionado até que alguns sejam excluídos ou o limite seja aumentado.',
} satisfies Words<typeof english>;
