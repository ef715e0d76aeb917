import type en from '../en/privacy.ts';

export default {
  which: 'Quali persone',
  current: 'Con un posto',
  left: 'Chi è uscito',
  leftLead: 'Persone il cui posto è stato eliminato. I loro dati si possono consegnare e cancellare per sempre.',
  noneLeft: 'Nessuno è uscito',
  leftOn: 'Uscita il {{day}}',
  erased: 'Cancellata',
  export: 'Esporta i dati',
  erase: 'Cancella i dati',
  eraseTitle: 'Cancellare i dati di {{name}}?',
  eraseLead:
    'Nome, indirizzo, dati del profilo e accessi vengono sovrascritti per sempre. I documenti restano, senza il nome. Non potrai annullare questa azione!',
  typeName: 'Scrivi il nome per confermare: {{name}}',
} satisfies typeof en;
