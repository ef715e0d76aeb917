// The calendar of the translation desk, and answers to queries.
export default {
  span: 'Dal {{from}} al {{to}}',
  before: 'Settimana precedente',
  today: 'Oggi',
  after: 'Settimana successiva',
  failed: 'Impossibile caricare il calendario',
  empty: 'Ancora nessun linguista',
  emptyLead: 'Aggiungi linguisti per vedere chi è occupato o assente.',
  caption: 'Parole per linguista e giorno',
  hours:
    'Orario dalle {{opens}} alle {{closes}} UTC. Le parole dei lavori aperti sono distribuite sui giorni lavorativi fino alla scadenza.',
  holiday: 'Festività',
  absent: 'Assente',
  closed: 'Chiuso',
  booked: '{{words}} di {{capacity}} parole',
  due: 'Scadenze',
  nothing: 'Nessuna scadenza in questi giorni',
  nothingLead: 'Qui compaiono i lavori aperti e le richieste in corso.',
  cut: 'Ci sono più scadenze di quelle elencate. Apri le richieste per vederle tutte.',
  request: 'Richiesta',
  asked: {
    title: 'Risposte alle mie domande',
    query: '«{{text}}»',
    answer: '{{text}} {{name}}, {{time}}',
    waits: 'Ancora nessuna risposta. Chiesto {{time}}',
  },
};
