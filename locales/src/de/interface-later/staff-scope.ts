export default {
  title: 'Mitarbeiterrechte von {{name}}',
  action: 'Mitarbeiterrechte',
  lead: 'Eine Änderung gilt sofort, auch für offene Sitzungen.',
  scope: 'Bereich',
  scopes: {
    none: 'Keine Mitarbeiterrechte',
    platform: 'Plattform: alles',
    coordinator: 'Koordination: alle Übersetzungsanfragen',
    linguist: 'Sprachprofi: eigene Angebote und Aufträge',
  },
};
