import type english from '../../en/interface-writing/media.ts';
import type { Words } from '../../words.ts';

export default {
  failed: 'Impossible de charger {{name}}',
  pictures: 'Images',
  enlarge: 'Agrandir {{name}}',
  save: 'Télécharger {{name}}',
  previous: 'Image précédente',
  next: 'Image suivante',
  position: '{{position}} sur {{total}}',
  before: 'Avant',
  after: 'Après',
  beforeAlt: 'Avant : {{name}}',
  afterAlt: 'Après : {{name}}',
  compare: 'Comparer avant et après',
  share: '{{share}} pour cent avant',
  player: {
    play: 'Lire',
    pause: 'Mettre en pause',
    position: 'Position de lecture',
    speed: 'Vitesse',
    time: '{{at}} sur {{length}}',
  },
  formats: {
    png: 'Image PNG',
    jpg: 'Image JPEG',
    webp: 'Image WebP',
    mp3: 'Son MP3',
    wav: 'Son WAV',
    mp4: 'Vidéo MP4',
    srt: 'Sous-titres (SRT)',
    vtt: 'Sous-titres (WebVTT)',
    zip: 'Tous les fichiers (zip)',
  },
} satisfies Words<typeof english>;
