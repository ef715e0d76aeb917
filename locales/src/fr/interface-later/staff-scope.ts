export default {
  title: 'Droits de l’équipe de {{name}}',
  action: 'Droits de l’équipe',
  lead: 'Le changement s’applique aussitôt, y compris aux sessions ouvertes.',
  scope: 'Périmètre',
  scopes: {
    none: 'Aucun droit d’équipe',
    platform: 'Plateforme : tout',
    coordinator: 'Coordination : toutes les demandes de traduction',
    linguist: 'Linguiste : ses propositions et travaux',
  },
};
