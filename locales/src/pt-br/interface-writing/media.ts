import type english from '../../en/interface-writing/media.ts';
import type { Words } from '../../words.ts';

export default {
  failed: 'Não foi possível carregar {{name}}',
  pictures: 'Imagens',
  enlarge: 'Ampliar {{name}}',
  save: 'Baixar {{name}}',
  previous: 'Imagem anterior',
  next: 'Próxima imagem',
  position: '{{position}} de {{total}}',
  before: 'Antes',
  after: 'Depois',
  beforeAlt: 'Antes: {{name}}',
  afterAlt: 'Depois: {{name}}',
  compare: 'Comparar antes e depois',
  share: '{{share}} por cento antes',
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
} satisfies Words<typeof english>;
