import type english from '../../en/interface-work/outcome.ts';
import type { Words } from '../../words.ts';

export default {
  byModel: 'Créé par votre modèle connecté',
  upTo_one: 'jusqu’à {{credits}} crédit',
  upTo_other: 'jusqu’à {{credits}} crédits',
  reserved: 'Réservés maintenant : {{credits}}. Débités à la fin : {{price}}. {{left}} restants.',
  connect: 'Connecter un modèle',
  ask: 'Demandez à votre administrateur de connecter un modèle.',
  noEffect: 'Sans effet sans modèle',
  unavailable: '{{option}} (nécessite un modèle d’image)',
  addSource: 'Ajoutez un fichier ou une page dans la langue de l’article. Sans source, vous obtenez un plan.',
  makes: {
    text: 'Brouillon à partir de vos saisies',
    outline: 'Plan',
    extract_one: 'Article à partir de {{sources}} source',
    extract_other: 'Article à partir de {{sources}} sources',
    extractFields: 'Article à partir de vos sources',
    designed_card: 'Carte graphique',
    animation: 'Animation avec vos mots',
    speech: 'Voix intégrée',
    cut_out: 'Détourage d’un fond uni',
  },
  waits: {
    text: 'En attente d’un modèle de texte',
    embedding: 'En attente d’un modèle d’embedding',
    image: 'En attente d’un modèle d’image',
    speech: 'En attente d’un modèle vocal',
    transcription: 'En attente d’un modèle de transcription',
    translation: 'En attente d’un modèle de traduction',
    video: 'En attente d’un modèle vidéo',
  },
  explains: {
    text: 'Sans modèle, le rédacteur intégré met vos saisies en phrases fixes et n’ajoute aucun fait.',
    outline: 'Sans modèle ni source, vous obtenez des titres avec des questions, pas un texte fini.',
    extract: 'Sans modèle, l’article cite vos sources mot pour mot, avec des renvois numérotés.',
    designed_card: 'Sans modèle d’image, vos mots sont placés sur un fond dessiné. Aucune photo ni peinture n’est créée.',
    animation: 'Sans modèle vidéo, vos mots apparaissent dans une animation dessinée.',
    speech: 'Sans modèle vocal, la voix intégrée lit le texte. Elle sonne synthétique.',
    cut_out: 'Sans modèle d’image, seules les images à fond uni sont détourées. Les autres restent en attente.',
    on_hold: 'Rien n’est créé et aucun crédit n’est utilisé tant qu’aucun modèle n’est connecté.',
  },
} satisfies Words<typeof english>;
