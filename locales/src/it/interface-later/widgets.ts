import type english from '../../en/interface-later/widgets.ts';
import type { Words } from '../../words.ts';

export default {
  openList: 'Apri l’elenco',
  overdue: 'In ritardo',
  guest: '{{name}}, ospite',
  notApproved: 'Non approvato',
  oldestSince: 'la più vecchia: {{day}}',
  today: 'oggi',
  enoughUntil: 'Sufficienti fino a circa {{day}}',
  notSent_one: '{{count}} documento non inviato da {{since}}. Nulla è andato perso.',
  notSent_other: '{{count}} documenti non inviati da {{since}}. Nulla è andato perso.',
  names: {
    my_tasks: 'Le mie attività aperte',
    due: 'In scadenza nei prossimi 7 giorni',
    overdue: 'In ritardo',
    translations: 'Richieste di traduzione',
    waiting: 'In attesa della tua revisione',
    load: 'Carico di revisione',
    live_next: 'Prossime pubblicazioni',
    trend: 'Ultimo trend',
  },
  empty: {
    my_tasks: 'Non hai attività aperte',
    due: 'Nessuna scadenza nei prossimi 7 giorni',
    overdue: 'Niente è in ritardo',
    translations: 'Nessuna richiesta di traduzione aperta',
    waiting: 'Niente è in attesa della tua revisione',
    load: 'Nessuna attività in revisione',
    live_next: 'Nessuna pubblicazione pianificata',
    trend: 'Il trend di una parola chiave appare qui quando ne controlli una',
  },
} satisfies Words<typeof english>;
