import type english from '../../en/interface-later/local-models.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Modelos nesta máquina',
  lead: 'Modelos pequenos que escrevem ou escutam sem nenhum provedor. Eles vêm de {{host}} e são conferidos com as somas dele; agora há {{disk}} de disco e {{memory}} de memória livres.',
  does: {
    text: 'escreve textos',
    transcription: 'transcreve gravações',
  },
  memory: {
    text: 'cerca de {{size}} de memória enquanto escreve',
    transcription: 'cerca de {{size}} de memória enquanto escuta',
  },
  download: 'Baixar',
  resume: 'Continuar',
  retry: 'Tentar de novo',
  pause: 'Pausar',
  use: {
    text: 'Usar para escrever',
    transcription: 'Usar para escutar',
  },
  remove: 'Remover o modelo',
  inUse: {
    text: 'escreve agora',
    transcription: 'escuta agora',
  },
  progress: 'Download de {{name}}',
  done: '{{done}} de {{size}}',
  loss: '{{name}} e o arquivo dele são removidos desta máquina. Ele pode ser baixado de novo.',
  lossChosen: {
    text: '{{name}} é o que escreve agora. Ele e o arquivo são removidos, e o compositor integrado volta a escrever.',
    transcription:
      '{{name}} é o que escuta agora. Ele e o arquivo são removidos, e as gravações esperam até que outro modelo seja conectado.',
  },
  states: {
    queued: 'Na fila',
    downloading: 'Baixando',
    verifying: 'Conferindo',
    paused: 'Pausado',
    ready: 'Pronto',
    failed: 'Falhou',
  },
} satisfies Words<typeof english>;
