import type english from '../../en/interface-later/model-kinds.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Modelos para outros trabalhos',
  lead: 'O que o motor integrado não consegue criar espera até que um modelo seja conectado aqui.',
  image: 'Imagens',
  imageWithout: 'Somente composições gráficas',
  speech: 'Voz',
  speechWithout: 'Vozes integradas',
  transcription: 'Ouvir gravações',
  transcriptionWithout: 'Nenhum: esses pedidos esperam',
  translation: 'Traduções',
  translationWithout: 'O modelo que escreve',
  review: 'Segundas opiniões',
  reviewWithout: 'O modelo que escreve',
  video: 'Vídeo',
  videoWithout: 'Somente animações gráficas',
} satisfies Words<typeof english>;
