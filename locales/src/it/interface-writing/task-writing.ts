import type english from '../../en/interface-writing/task-writing.ts';
import type { Words } from '../../words.ts';

export default {
  waitsForYou: 'In attesa di te',
  stepNow: 'Passaggio {{number}} di {{total}}: {{name}}',
  inPackage: 'In questo pacchetto',
  passed_one: '{{passed}} di {{total}} passaggio',
  passed_other: '{{passed}} di {{total}} passaggi',
  shown: 'Contenuto da mostrare',
  document: 'Documento',
  changes: 'Modifiche',
  changesHint: 'Modifiche dalla mia ultima approvazione',
  notSaved: 'Il testo di questa pagina non è quello salvato. Controllalo e riprova',
  noDocument: 'Ancora nessun documento',
  noDocumentLead: 'Avvia l’attività per creare il documento oppure scegline uno esistente.',
  choose: 'Scegli un documento',
  task: 'Attività {{id}}',
  section: 'Attività',
  type: 'Tipo',
  typeHint: {
    ai: 'Lo strumento scrive il testo.',
    manual: 'Il testo lo scrive una persona. Non costa crediti e il documento si apre con i titoli H2.',
  },
  orderFor: 'Questo ordine è per l’attività {{id}}: {{title}}',
  keptInput: 'Il modulo mostra i campi dell’attività. I dati inseriti prima sono conservati.',
  showKept: 'Mostra i dati inseriti prima',
  showTask: 'Mostra i campi dell’attività',
} satisfies Words<typeof english>;
