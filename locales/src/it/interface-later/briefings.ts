import type english from '../../en/interface-later/briefings.ts';
import type { Words } from '../../words.ts';

export default {
  lead: 'A che cosa serve un testo: si scrive una volta, si sceglie nell’ordine.',
  new: 'Nuovo brief',
  search: 'Cerca brief',
  failed: 'Non è stato possibile caricare i brief',
  empty: 'Ancora nessun brief',
  emptyLead: 'Spiega una volta a che cosa serve un tipo di testo e sceglilo ogni volta che ne ordini uno.',
  emptyForUsers: 'I brief li scrivono gli admin della tua azienda. Quelli di questo spazio compaiono qui.',
  nothing: 'Nessun brief si chiama così',
  nothingLead: 'Prova un’altra parola oppure svuota la ricerca.',
  writtenBy: 'di {{name}}',
  template: 'Comincia con',
  blank: 'Un brief vuoto',
  templateHint: 'Completa tu ciò che sta tra parentesi.',
  edit: 'Modifica “{{name}}”',
  create: 'Salva il brief',
  delete: 'Elimina il brief',
  loss: '“{{name}}” viene eliminato. I documenti ordinati con questo brief conservano i loro testi.',
  default: 'Predefinito',
  fields: {
    title: 'Titolo',
    overall_goal: 'Obiettivo generale',
    platform: 'Piattaforma',
    competitors: 'Concorrenti',
    structure: 'Struttura',
    tone_of_voice: 'Tono di voce',
  },
  hints: {
    overall_goal: 'Che cosa chi legge deve poi sapere, sentire o fare.',
    platform: 'Dove appare il testo.',
    competitors: 'Con chi ti confronta chi legge.',
    structure: 'Che cosa viene prima, che cosa segue, come finisce.',
    tone_of_voice: 'In poche parole; una voce del marchio prevale.',
  },
} satisfies Words<typeof english>;
