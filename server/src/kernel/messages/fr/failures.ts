import type { failureMessages as english } from '../en/failures.ts';

export const failureMessages: Record<keyof typeof english, string> = {
  MODEL_UNREACHABLE: 'Le modèle connecté est injoignable',
  MODEL_BUSY: 'Le modèle connecté est occupé. Réessayez dans quelques minutes.',
  MODEL_REFUSED_KEY:
    'Le fournisseur du modèle a refusé la clé. Demandez aux responsables de la plateforme de vérifier la connexion.',
  MODEL_TIMED_OUT: 'Le modèle connecté a mis trop de temps à répondre',
  MODEL_REPLY_INVALID: 'Le modèle connecté n’a pas donné de réponse exploitable, même à la seconde demande',
  MODEL_DECLINED: 'Le modèle connecté a refusé de rédiger ce texte',
  MODEL_INPUT_TOO_LONG:
    'Ce que le modèle connecté a reçu est trop long : raccourcissez le texte, réduisez le nombre de sources ou connectez un modèle au contexte plus grand',
  MODEL_ANSWER_TOO_LARGE:
    'La réponse du modèle connecté n’en finissait pas et a été interrompue. Rien n’a été débité ; réessayez ou utilisez un autre modèle.',
  MODEL_NOT_ANSWERING: 'Le modèle {detail} ne répond pas ; cette commande reprendra automatiquement',
  MODEL_ASKS_TO_WAIT: 'Le modèle {detail} demande d’attendre ; cette commande reprendra automatiquement',
  PERSON_WITHOUT_ACCESS: 'La personne qui a passé cette commande ne peut plus utiliser la plateforme',
  NEEDS_MODEL: 'Connectez un modèle : le compositeur intégré ne peut pas rédiger ce texte',
  LANGUAGE_NEEDS_MODEL: 'Connectez un modèle : le compositeur intégré ne rédige pas dans cette langue',
  NEEDS_FIGURES: 'Il n’existe pas de source libre pour ces chiffres : collez les vôtres en CSV. Rien n’est inventé.',
  PAGE_UNREADABLE: 'La page {detail} n’a pas pu être lue',
  PAGE_NOT_PUBLIC: 'L’adresse {detail} n’est pas une page publique',
  FILE_UNREADABLE: 'Le fichier {detail} n’a pas pu être lu',
  FILE_EMPTY: 'Le fichier {detail} ne contient pas de texte',
  MORE_WORDS_THAN_PRICED:
    '{detail} contient plus de mots que n’en couvrent les crédits réservés pour une ligne de commande groupée ; commandez-le séparément',
  NOTHING_TO_CHANGE: 'Sans modèle, il n’y a rien à changer ici',
  ABORTED: 'La rédaction a été arrêtée',
  INTERRUPTED: 'La rédaction a été interrompue trop souvent. Réessayez.',
  UNEXPECTED: 'Un problème est survenu de notre côté. Réessayez.',
  WAITS_FOR_PROOFREADER: 'En attente d’un relecteur',
  WEBSITE_UNREACHABLE: 'Le site {detail} est injoignable ou ne répond pas',
  WEBSITE_NOT_PUBLIC: 'L’adresse {detail} n’est pas un site public',
  WEBSITE_REFUSED_LOGIN: '{detail} a refusé le nom d’utilisateur ou le mot de passe',
  WEBSITE_NO_RIGHT: 'L’utilisateur n’a pas le droit d’écrire des articles sur {detail}',
  WEBSITE_NO_API: 'À cette adresse, {detail} n’accepte pas de documents',
  WEBSITE_REJECTED: 'Le site n’a pas accepté le document (réponse {detail})',
  WEBSITE_SECRET_LOST: 'Le mot de passe enregistré n’est plus lisible. Saisissez-le à nouveau.',
  WEBSITE_MOVED: 'Le site redirige vers {detail}. Saisissez cette adresse.',
};
