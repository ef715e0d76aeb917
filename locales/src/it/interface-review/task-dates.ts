import type english from '../../en/interface-review/task-dates.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Giorni e regole',
  zone: 'Fuso orario',
  zoneHint: 'I giorni delle attività iniziano e finiscono in questo fuso, e i promemoria partono alle 09:00.',
  free: 'Giorni liberi',
  freeHint: 'In questi giorni, il sabato e la domenica non si inviano promemoria e non si contano scadenze.',
  add: 'Aggiungi giorno',
  removeDay: 'Rimuovi {{day}}',
  none: 'Ancora nessun giorno libero.',
  self: 'Le persone possono approvare il proprio lavoro',
  selfHint: 'Altrimenti chi ha scritto o inviato il contenuto non può approvarlo.',
  schedule: 'Programma',
  scheduleTitle: 'Programma la pubblicazione',
  when: 'Data e ora ({{zone}})',
  scheduled: 'Pubblicazione automatica il {{when}}',
  cancel: 'Annulla la pubblicazione',
  failed: 'Non pubblicato: {{reason}}',
} satisfies Words<typeof english>;
