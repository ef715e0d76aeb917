import type en from '../en/local-models.ts';

export default {
  title: 'Modèles sur cette machine',
  lead: 'De petits modèles qui écrivent sans aucun fournisseur. Ils viennent de {{host}} et sont vérifiés avec ses sommes ; {{disk}} de disque et {{memory}} de mémoire sont libres.',
  memory: 'environ {{size}} de mémoire pendant l’écriture',
  download: 'Télécharger',
  resume: 'Reprendre',
  again: 'Réessayer',
  pause: 'Mettre en pause',
  use: 'Utiliser pour écrire',
  remove: 'Supprimer le modèle',
  writes: 'écrit actuellement',
  progress: 'Téléchargement de {{name}}',
  done: '{{done}} sur {{size}}',
  loss: '{{name}} et son fichier sont supprimés de cette machine. Il peut être téléchargé à nouveau.',
  lossChosen: '{{name}} est celui qui écrit. Il est supprimé avec son fichier, et le compositeur intégré écrit à nouveau.',
  states: {
    queued: 'En attente',
    downloading: 'Téléchargement',
    verifying: 'Vérification',
    paused: 'En pause',
    ready: 'Prêt',
    failed: 'Échec',
  },
} satisfies typeof en;
