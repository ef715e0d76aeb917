import type english from '../../en/interface-later/model-kinds.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Modèles pour d’autres travaux',
  lead: 'Ce que le moteur intégré ne peut pas créer attend qu’un modèle soit connecté ici.',
  image: 'Images',
  imageWithout: 'Compositions graphiques seulement',
  speech: 'Voix',
  speechWithout: 'Voix intégrées',
  transcription: 'Écoute des enregistrements',
  transcriptionWithout: 'Aucun : ces commandes attendent',
  translation: 'Traductions',
  translationWithout: 'Le modèle qui écrit',
  review: 'Seconds avis',
  reviewWithout: 'Le modèle qui écrit',
  video: 'Vidéo',
  videoWithout: 'Animations graphiques seulement',
} satisfies Words<typeof english>;
