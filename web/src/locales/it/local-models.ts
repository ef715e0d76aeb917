import type en from '../en/local-models.ts';

export default {
  title: 'Modelli su questa macchina',
  lead: 'Piccoli modelli che scrivono senza alcun fornitore. Arrivano da {{host}} e sono verificati con le sue somme; ora sono liberi {{disk}} di disco e {{memory}} di memoria.',
  memory: 'circa {{size}} di memoria mentre scrive',
  download: 'Scarica',
  resume: 'Riprendi',
  again: 'Riprova',
  pause: 'Metti in pausa',
  use: 'Usa per scrivere',
  remove: 'Rimuovi il modello',
  writes: 'ora scrive',
  progress: 'Download di {{name}}',
  done: '{{done}} di {{size}}',
  loss: '{{name}} e il suo file vengono rimossi da questa macchina. Può essere scaricato di nuovo.',
  lossChosen: '{{name}} è il modello che scrive ora. Viene rimosso con il suo file e torna a scrivere il compositore integrato.',
  states: {
    queued: 'In attesa',
    downloading: 'Download in corso',
    verifying: 'Verifica',
    paused: 'In pausa',
    ready: 'Pronto',
    failed: 'Non riuscito',
  },
} satisfies typeof en;
