import type english from '../../en/interface-later/local-models.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Modèles sur cette machine',
  lead: 'De petits modèles qui écrivent ou écoutent sans aucun fournisseur. Ils viennent de {{host}} et sont vérifiés avec ses sommes ; {{disk}} de disque et {{memory}} de mémoire sont libres.',
  does: {
    text: 'écrit des textes',
    transcription: 'transcrit des enregistrements',
  },
  memory: {
    text: 'environ {{size}} de mémoire pendant l’écriture',
    transcription: 'environ {{size}} de mémoire pendant l’écoute',
  },
  download: 'Télécharger',
  resume: 'Reprendre',
  retry: 'Réessayer',
  pause: 'Mettre en pause',
  use: {
    text: 'Utiliser pour écrire',
    transcription: 'Utiliser pour écouter',
  },
  remove: 'Supprimer le modèle',
  inUse: {
    text: 'écrit actuellement',
    transcription: 'écoute actuellement',
  },
  progress: 'Téléchargement de {{name}}',
  done: '{{done}} sur {{size}}',
  loss: '{{name}} et son fichier sont supprimés de cette machine. Il peut être téléchargé à nouveau.',
  lossChosen: {
    text: '{{name}} est celui qui écrit. Il est supprimé avec son fichier, et le compositeur intégré écrit à nouveau.',
    transcription:
      '{{name}} est celui qui écoute. Il est supprimé avec son fichier, et les enregistrements attendent qu’un autre modèle soit connecté.',
  },
  states: {
    queued: 'En attente',
    downloading: 'Téléchargement',
    verifying: 'Vérification',
    paused: 'En pause',
    ready: 'Prêt',
    failed: 'Échec',
  },
} satisfies Words<typeof english>;
