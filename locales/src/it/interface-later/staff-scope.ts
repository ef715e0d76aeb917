export default {
  title: 'Diritti dello staff di {{name}}',
  action: 'Diritti dello staff',
  lead: 'La modifica vale subito, anche per le sessioni aperte.',
  scope: 'Ambito',
  scopes: {
    none: 'Nessun diritto dello staff',
    platform: 'Piattaforma: tutto',
    coordinator: 'Coordinamento: tutte le richieste di traduzione',
    linguist: 'Linguista: proprie offerte e lavori',
  },
};
