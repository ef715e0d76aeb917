import type en from '../en/media.ts';

export default {
  failed: 'Não foi possível carregar {{name}}',
  player: { play: 'Reproduzir', pause: 'Pausar', position: 'Posição', speed: 'Velocidade', time: '{{at}} de {{length}}' },
  formats: {
    png: 'Imagem PNG',
    jpg: 'Imagem JPEG',
    webp: 'Imagem WebP',
    mp3: 'Áudio MP3',
    wav: 'Áudio WAV',
    mp4: 'Vídeo MP4',
    srt: 'Legendas (SRT)',
    vtt: 'Legendas (WebVTT)',
    zip: 'Todos os arquivos (zip)',
  },
} satisfies typeof en;
