import type en from '../en/local-models.ts';

export default {
  title: 'Modelos nesta máquina',
  lead: 'Modelos pequenos que escrevem sem nenhum provedor. Eles vêm de {{host}} e são conferidos com as somas dele; agora há {{disk}} de disco e {{memory}} de memória livres.',
  memory: 'cerca de {{size}} de memória enquanto escreve',
  download: 'Baixar',
  resume: 'Continuar',
  again: 'Tentar de novo',
  pause: 'Pausar',
  use: 'Usar para escrever',
  remove: 'Remover o modelo',
  writes: 'escreve agora',
  progress: 'Download de {{name}}',
  done: '{{done}} de {{size}}',
  loss: '{{name}} e o arquivo dele são removidos desta máquina. Ele pode ser baixado de novo.',
  lossChosen: '{{name}} é o que escreve agora. Ele e o arquivo são removidos, e o compositor integrado volta a escrever.',
  states: {
    queued: 'Na fila',
    downloading: 'Baixando',
    verifying: 'Conferindo',
    paused: 'Pausado',
    ready: 'Pronto',
    failed: 'Falhou',
  },
} satisfies typeof en;
