import type en from '../en/media.ts';

export default {
  failed: 'No se ha podido cargar {{name}}',
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
} satisfies typeof en;
