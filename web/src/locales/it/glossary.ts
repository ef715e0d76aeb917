import type en from '../en/glossary.ts';

export default {
  title: 'Glossario',
  lead: 'Parole su cui le tue traduzioni insistono, e nomi che restano come sono.',
  new: 'Nuovo termine',
  edit: 'Cambia la traduzione',
  editOne: 'Cambia {{term}}',
  search: 'Trova un termine',
  failed: 'Impossibile caricare il glossario',
  empty: 'Ancora nessun termine',
  emptyLead: 'Aggiungi le parole che vanno sempre tradotte allo stesso modo.',
  nothing: 'Nessun risultato',
  nothingLead: 'Nessun termine contiene queste parole.',
  from: 'Da',
  to: 'A',
  term: 'Termine',
  translation: 'Traduzione',
  translationHint: 'Uguale al termine per ciò che resta com’è',
  languages: '{{from}} → {{to}}',
  loss: 'Le traduzioni non insistono più su «{{term}}».',
  delete: 'Elimina il termine',
} satisfies typeof en;
