import type english from '../../en/messages/engine.ts';
import type { Words } from '../../words.ts';

export default {
  FILE_TOO_LARGE: 'Le fichier est trop volumineux : {detail}',
  PICTURE_TOO_LARGE: 'L’image est trop grande pour être traitée : {detail}',
  FILE_DAMAGED: 'Le fichier est illisible ; il est peut-être endommagé : {detail}',
  NOTHING_TO_SAY: 'Le texte ne contient rien à lire',
  LINE_WITHOUT_TIME: 'Une ligne n’a pas de temps ; écrivez « 00:05 | texte » : {detail}',
  LINE_AFTER_END: 'Une ligne commence après la fin de la vidéo : {detail}',
  NOTHING_HEARD: 'Aucune parole n’a été entendue dans le fichier',
  NOTHING_TO_TRANSLATE: 'Il n’y a rien à traduire',
  NEEDS_FIGURES: 'Il n’existe pas de source libre pour ces chiffres : collez les vôtres en CSV. Rien n’est inventé.',
  PAGE_UNREADABLE: 'La page {detail} n’a pas pu être lue',
  PAGE_MISSING: 'La page {detail} n’existe pas',
  PAGE_CLOSED: 'La page {detail} demande une connexion ou refuse les programmes',
  PAGE_FAILED: 'Le serveur de la page {detail} a répondu par une erreur. Réessayez plus tard.',
  PAGE_REDIRECTS: 'La page {detail} redirige en boucle',
  PAGE_EMPTY: 'La page {detail} ne contient pas de texte',
  PAGE_NOT_PUBLIC: 'L’adresse {detail} n’est pas une page publique',
  FILE_UNREADABLE:
    'Le fichier {detail} n’a pas pu être lu. Il est peut-être endommagé ou d’un autre type que ne l’indique son nom.',
  FILE_ENCRYPTED:
    'Le fichier {detail} est protégé par un mot de passe. Enregistrez-le sans mot de passe et ajoutez-le de nouveau.',
  FILE_EMPTY: 'Le fichier {detail} ne contient pas de texte',
  MORE_WORDS_THAN_PRICED:
    '{detail} contient plus de mots que n’en couvrent les crédits réservés pour une ligne de commande groupée ; commandez-le séparément',
  NOTHING_TO_CHANGE: 'Sans modèle, il n’y a rien à changer ici',
  PART_MISSING: 'Ce qui devait être réécrit n’est plus dans le texte',
} satisfies Words<typeof english>;
