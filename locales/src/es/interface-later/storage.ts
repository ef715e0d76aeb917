import type english from '../../en/interface-later/storage.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Almacenamiento',
  used: '{{used}} de {{limit}} usados',
  unlimited: '{{used}} usados, sin límite',
  lead: 'Imágenes, audio, vídeo, archivos de fuentes y adjuntos de conversaciones.',
  near: 'El almacenamiento está casi lleno. Elimina archivos que ya no necesites o pide un límite mayor.',
  full: 'El almacenamiento está lleno. No se pueden añadir archivos hasta que se eliminen algunos o se amplíe el límite.',
} satisfies Words<typeof english>;
