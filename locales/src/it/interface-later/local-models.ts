import type english from '../../en/interface-later/local-models.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Modelli su questa macchina',
  lead: 'Piccoli modelli che scrivono o ascoltano senza alcun fornitore. Arrivano da {{host}} e sono verificati con le sue somme; ora sono liberi {{disk}} di disco e {{memory}} di memoria.',
  does: {
    text: 'scrive testi',
    transcription: 'trascrive registrazioni',
  },
  memory: {
    text: 'circa {{size}} di memoria mentre scrive',
    transcription: 'circa {{size}} di memoria mentre ascolta',
  },
  download: 'Scarica',
  resume: 'Riprendi',
  retry: 'Riprova',
  pause: 'Metti in pausa',
  use: {
    text: 'Usa per scrivere',
    transcription: 'Usa per ascoltare',
  },
  remove: 'Rimuovi il modello',
  inUse: {
    text: 'ora scrive',
    transcription: 'ora ascolta',
  },
  progress: 'Download di {{name}}',
  done: '{{done}} di {{size}}',
  loss: '{{name}} e il suo file vengono rimossi da questa macchina. Può essere scaricato di nuovo.',
  lossChosen: {
    text: '{{name}} è il modello che scrive ora. Viene rimosso con il suo file e torna a scrivere il compositore integrato.',
    transcription:
      '{{name}} è il modello che ascolta ora. Viene rimosso con il suo file e le registrazioni aspettano finché non si collega un altro modello.',
  },
  states: {
    queued: 'In attesa',
    downloading: 'Download in corso',
    verifying: 'Verifica',
    paused: 'In pausa',
    ready: 'Pronto',
    failed: 'Non riuscito',
  },
} satisfies Words<typeof english>;
