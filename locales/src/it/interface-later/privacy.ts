import type english from '../../en/interface-later/privacy.ts';
import type { Words } from '../../words.ts';

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
    'Nome, email, dati del profilo e accessi vengono sovrascritti, e conversazioni, bozze e file inutilizzati eliminati, per sempre. I documenti restano, senza il nome. Non potrai annullare questa azione!',
  typeName: 'Scrivi il nome per confermare: {{name}}',
  ownTitle: 'I tuoi dati',
  ownLead:
    'Uno ZIP con tutto ciò che è conservato su di te: profilo, documenti con le loro versioni, commenti, conversazioni, fonti e file. Password e token non sono inclusi.',
  ownExport: 'Esporta i miei dati',
  ownRefused: 'Solo la persona stessa può esportare qui i propri dati.',
  preparing: 'Preparazione del file. Le esportazioni grandi richiedono qualche minuto.',
  accountTitle: 'Dati dell’account',
  accountLead:
    'Uno ZIP con tutto ciò che l’account contiene: documenti con le loro versioni, commenti, brief, fonti, file, persone e registro di audit. Conversazioni, notifiche e bozze sono solo nell’esportazione di ogni persona.',
  accountExport: 'Esporta l’account',
  guestEraseLead:
    'Nome ed email vengono sovrascritti per sempre e i link di revisione terminano. Commenti e decisioni restano, senza il nome.',
  typeEmail: 'Digita l’email per confermare: {{email}}',
  guestsLead:
    'Persone senza posto che revisionano attività o sono contatti di campagne. I loro dati possono essere consegnati e cancellati per sempre.',
  guestsTitle: 'Ospiti e contatti',
} satisfies Words<typeof english>;
