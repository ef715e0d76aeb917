import type english from '../../en/messages/general.ts';
import type { Words } from '../../words.ts';

export default {
  ABORTED: 'La rédaction a été arrêtée',
  UNEXPECTED: 'Un problème est survenu de notre côté. Réessayez.',
  unauthenticated: 'Veuillez vous connecter',
  forbidden: 'Vous n’avez pas le droit de faire cela',
  not_found: 'Introuvable',
  no_such_call: 'Cet appel n’existe pas',
  changed_meanwhile:
    'Quelqu’un a modifié cet élément depuis que vous l’avez ouvert. Chargez la version enregistrée et refaites votre modification.',
  invalid_input: 'Vérifiez les champs signalés',
  broken_body: 'La requête est illisible',
  too_large: 'La requête dépasse la taille autorisée',
  length_required: 'Envoyez la requête avec sa longueur (Content-Length)',
  unsupported_type:
    'Envoyez du JSON ou un formulaire : application/json, multipart/form-data ou application/x-www-form-urlencoded',
  method_not_allowed: 'Ce point d’accès ne prend pas en charge cette méthode',
  server_error: 'Erreur du serveur',
  busy: 'Une autre personne modifie cet élément en ce moment. Réessayez.',
  database_away: 'Folio est momentanément injoignable. Réessayez.',
  storage_away: 'Le stockage des fichiers est momentanément injoignable. Réessayez.',
  account_storage_full:
    'Rien n’a été enregistré, car votre entreprise a épuisé son espace de stockage. Supprimez les fichiers devenus inutiles et réessayez.',
  storage_full: 'Rien n’a été enregistré, car le serveur n’a plus d’espace disque. Libérez de l’espace et réessayez.',
  maintenance: 'La plateforme est en maintenance. Revenez dans quelques minutes.',
  foreign_user: 'Vous ne pouvez agir qu’en votre nom',
  token_scope: 'Ce jeton d’API ne permet pas cette action',
  too_many_tries: 'Trop de tentatives. Réessayez dans {wait}.',
  idempotency_mismatch: 'Cette Idempotency-Key a déjà servi pour une autre requête',
  idempotency_running: 'La même requête est encore en cours',
} satisfies Words<typeof english>;
