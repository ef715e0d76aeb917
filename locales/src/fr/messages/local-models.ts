import type english from '../../en/messages/local-models.ts';
import type { Words } from '../../words.ts';

export default {
  local_model_busy: 'Ce modèle est en cours de téléchargement ou déjà présent',
  local_model_idle: 'Ce modèle n’est pas en cours de téléchargement',
  MODEL_HOST_UNREACHABLE: '{detail} n’a pas répondu en 5 secondes. Ce qui a été téléchargé est gardé.',
  MODEL_NOT_AT_HOST: '{detail} n’est plus disponible',
  MODEL_WITHOUT_SUM: 'L’hôte n’indique aucune somme de contrôle pour {detail} : il n’est pas téléchargé',
  MODEL_DISK_FULL: 'Il manque {detail} Go sur le disque',
  MODEL_SUM_WRONG: 'Le fichier téléchargé n’est pas celui que décrit l’hôte ({detail}) ; il a été supprimé',
  MODEL_NOT_LOADED: '{detail} a été téléchargé mais ne peut pas être chargé sur cette machine',
} satisfies Words<typeof english>;
