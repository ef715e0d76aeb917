import type english from '../../en/interface-later/calendars.ts';
import type { Words } from '../../words.ts';

export default {
  open: 'Feed del calendario',
  title: 'Feed del calendario',
  lead: 'Mostra le scadenze delle tue attività e revisioni di questo spazio di lavoro nel tuo programma di calendario. Si aggiorna automaticamente.',
  leadAll:
    'Mostra le scadenze delle tue attività e revisioni di tutti i tuoi spazi di lavoro nel tuo programma di calendario. Si aggiorna automaticamente.',
  none: 'Non hai un feed del calendario.',
  create: 'Crea feed',
  created: 'Copia l’URL adesso. Non verrà mostrato di nuovo.',
  copyNow: 'Copia l’URL',
  warning: 'Chiunque abbia questo URL può leggere titoli, stati e date delle tue attività e revisioni. I testi non sono inclusi.',
  add: 'In Google Calendar, Outlook, Calendario di Apple o Thunderbird aggiungi un calendario da URL e incollalo.',
  replace: 'Sostituisci',
  replaceText: 'L’URL in uso smette di funzionare. I tuoi calendari hanno bisogno di quello nuovo.',
  revoke: 'Revoca',
  revokeText: 'I calendari che usano questo feed non ricevono più aggiornamenti.',
  since: 'Creato il {{day}}',
  read: 'Ultima lettura {{time}}',
  notRead: 'Non ancora letto da alcun calendario',
  failed: 'Impossibile recuperare il feed del calendario',
  done: 'Fine',
} satisfies Words<typeof english>;
