import type en from '../en/storage.ts';

export default {
  title: 'Armazenamento',
  used: '{{used}} de {{limit}} usados',
  unlimited: '{{used}} usados, sem limite',
  lead: 'Imagens, áudio, vídeo, arquivos de fontes e anexos de conversas.',
  near: 'O armazenamento está quase cheio. Exclua arquivos de que não precisa mais ou peça um limite maior.',
  full: 'O armazenamento está cheio. Nenhum arquivo pode ser adicionado até que alguns sejam excluídos ou o limite seja aumentado.',
} satisfies typeof en;
