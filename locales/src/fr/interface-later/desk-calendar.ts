// The calendar of the translation desk, and answers to queries.
export default {
  span: 'Du {{from}} au {{to}}',
  before: 'Semaine précédente',
  today: 'Aujourd’hui',
  after: 'Semaine suivante',
  failed: 'Impossible de charger le calendrier',
  empty: 'Aucun linguiste',
  emptyLead: 'Ajoutez des linguistes pour voir qui est occupé ou absent.',
  caption: 'Mots par linguiste et par jour',
  hours:
    'Horaires de {{opens}} à {{closes}} UTC. Les mots des tâches ouvertes sont répartis sur les jours ouvrés jusqu’à l’échéance.',
  holiday: 'Jour férié',
  absent: 'Absent',
  closed: 'Fermé',
  booked: '{{words}} mots sur {{capacity}}',
  due: 'Échéances',
  nothing: 'Aucune échéance ces jours-ci',
  nothingLead: 'Les tâches ouvertes et les demandes en cours apparaissent ici.',
  cut: 'Il y a plus d’échéances que celles affichées. Ouvrez les demandes pour tout voir.',
  request: 'Demande',
  asked: {
    title: 'Réponses à mes questions',
    query: '« {{text}} »',
    answer: '{{text}} {{name}}, {{time}}',
    waits: 'Pas encore de réponse. Posée {{time}}',
  },
};
