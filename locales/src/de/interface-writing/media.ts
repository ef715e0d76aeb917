import type english from '../../en/interface-writing/media.ts';
import type { Words } from '../../words.ts';

export default {
  failed: '{{name}} konnte nicht geladen werden',
  pictures: 'Bilder',
  enlarge: '{{name}} vergrößern',
  save: '{{name}} herunterladen',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  position: '{{position}} von {{total}}',
  before: 'Vorher',
  after: 'Nachher',
  beforeAlt: 'Vorher: {{name}}',
  afterAlt: 'Nachher: {{name}}',
  compare: 'Vorher und nachher vergleichen',
  share: '{{share}} Prozent vorher',
  player: { play: 'Abspielen', pause: 'Anhalten', position: 'Stelle', speed: 'Tempo', time: '{{at}} von {{length}}' },
  formats: {
    png: 'PNG-Bild',
    jpg: 'JPEG-Bild',
    webp: 'WebP-Bild',
    mp3: 'MP3-Ton',
    wav: 'WAV-Ton',
    mp4: 'MP4-Video',
    srt: 'Untertitel (SRT)',
    vtt: 'Untertitel (WebVTT)',
    zip: 'Alle Dateien (zip)',
  },
} satisfies Words<typeof english>;
