import type english from '../../en/interface-writing/media.ts';
import type { Words } from '../../words.ts';

export default {
  failed: 'Impossibile caricare {{name}}',
  pictures: 'Immagini',
  enlarge: 'Ingrandisci {{name}}',
  save: 'Scarica {{name}}',
  previous: 'Immagine precedente',
  next: 'Immagine successiva',
  position: '{{position}} di {{total}}',
  before: 'Prima',
  after: 'Dopo',
  beforeAlt: 'Prima: {{name}}',
  afterAlt: 'Dopo: {{name}}',
  compare: 'Confronta prima e dopo',
  share: '{{share}} percento prima',
  player: { play: 'Riproduci', pause: 'Pausa', position: 'Posizione', speed: 'Velocità', time: '{{at}} di {{length}}' },
  formats: {
    png: 'Immagine PNG',
    jpg: 'Immagine JPEG',
    webp: 'Immagine WebP',
    mp3: 'Audio MP3',
    wav: 'Audio WAV',
    mp4: 'Video MP4',
    srt: 'Sottotitoli (SRT)',
    vtt: 'Sottotitoli (WebVTT)',
    zip: 'Tutti i file (zip)',
  },
} satisfies Words<typeof english>;
