import type english from '../../en/interface-later/model-kinds.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Modelos para otros trabajos',
  lead: 'Lo que el motor integrado no puede crear espera hasta que se conecte aquí un modelo.',
  image: 'Imágenes',
  imageWithout: 'Solo composiciones diseñadas',
  speech: 'Voz',
  speechWithout: 'Voces integradas',
  transcription: 'Escuchar grabaciones',
  transcriptionWithout: 'Ninguno: esos pedidos esperan',
  translation: 'Traducciones',
  translationWithout: 'El modelo que escribe',
  review: 'Segundas opiniones',
  reviewWithout: 'El modelo que escribe',
  video: 'Vídeo',
  videoWithout: 'Solo animaciones diseñadas',
} satisfies Words<typeof english>;
