import type english from '../../en/interface-writing/media.ts';
import type { Words } from '../../words.ts';

export default {
  failed: 'No se ha podido cargar {{name}}',
  pictures: 'Imágenes',
  enlarge: 'Ampliar {{name}}',
  save: 'Descargar {{name}}',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  position: '{{position}} de {{total}}',
  before: 'Antes',
  after: 'Después',
  beforeAlt: 'Antes: {{name}}',
  afterAlt: 'Después: {{name}}',
  compare: 'Comparar antes y después',
  share: '{{share}} por ciento antes',
  player: { play: 'Reproducir', pause: 'Pausar', position: 'Posición', speed: 'Velocidad', time: '{{at}} de {{length}}' },
  formats: {
    png: 'Imagen PNG',
    jpg: 'Imagen JPEG',
    webp: 'Imagen WebP',
    mp3: 'Audio MP3',
    wav: 'Audio WAV',
    mp4: 'Vídeo MP4',
    srt: 'Subtítulos (SRT)',
    vtt: 'Subtítulos (WebVTT)',
    zip: 'Todos los archivos (zip)',
  },
} satisfies Words<typeof english>;
