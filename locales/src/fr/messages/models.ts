import type english from '../../en/messages/models.ts';
import type { Words } from '../../words.ts';

export default {
  audit_model_connection_created: 'Connexion au modèle {subject} ajoutée',
  audit_model_connection_changed: 'Connexion au modèle {subject} modifiée',
  audit_model_connection_deleted: 'Connexion au modèle {subject} supprimée',
  audit_model_connection_tested: 'Connexion au modèle {subject} testée',
  audit_platform_model_chosen: 'Modèle choisi pour la plateforme : {subject}',
  audit_model_chosen: 'A choisi ce qui écrit pour le compte : {subject}',
  audit_model_prices_saved: 'Prix des modèles modifiés : {subject}',
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
  connection_saved: 'La connexion a été enregistrée',
  connection_deleted: 'La connexion a été supprimée',
  connection_works: 'La connexion fonctionne',
  connection_failed: 'La connexion ne fonctionne pas : {problem}',
  connection_not_found: 'Connexion introuvable',
  model_chosen: 'Le choix a été enregistré',
  model_prices_saved: 'Les prix ont été enregistrés',
  model_price_changed: 'Quelqu’un d’autre a modifié ce prix entre-temps. Fermez le formulaire et vérifiez le prix actuel',
  model_price_valid: 'Ce prix est déjà en vigueur. Ajoutez un nouveau prix à partir d’un jour ultérieur',
  model_of_platform: 'le modèle de la plateforme',
} satisfies Words<typeof english>;
