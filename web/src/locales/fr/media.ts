import type en from '../en/media.ts';

export default {
  failed: 'Impossible de charger {{name}}',
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
    mp4: 'Film MP4',
    srt: 'Sous-titres (SRT)',
    vtt: 'Sous-titres (WebVTT)',
    zip: 'Tous les fichiers (zip)',
  },
} satisfies typeof en;
