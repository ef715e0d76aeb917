import type english from '../../en/messages/translation-desk.ts';
import type { Words } from '../../words.ts';

export default {
  audit_translation_authorised: 'Traduction {subject} autorisée',
  audit_translation_cancelled: 'Traduction {subject} annulée',
  audit_translation_job_withdrawn: 'Travail de la traduction {subject} retiré',
  audit_linguist_created: '{subject} est désormais linguiste',
  audit_linguist_changed: 'Linguiste {subject} modifié',
  audit_linguist_deleted: 'Travail du linguiste {subject} terminé',
  audit_translation_rates_changed: 'Tarifs des traductions modifiés',
  WAITS_FOR_QUOTE: "En attente de l'autorisation du devis",
  translations_hidden: "Votre entreprise n'utilise pas les traductions",
  request_not_found: 'Cette demande est introuvable',
  request_changed: "La demande a changé depuis que vous l'avez ouverte. Rechargez-la.",
  request_state: "Ce n'est pas possible dans l'état actuel de la demande",
  quote_changed: "Le devis a changé. Relisez-le avant de l'autoriser.",
  proofreading_runs: 'Ce document est déjà en relecture',
  order_of_people:
    'Des linguistes travaillent sur ce document : il ne peut pas être relancé. Annulez-le et commandez-le à nouveau',
  request_as_a_whole: 'Ce document fait partie de {number}, qui contient d’autres documents. Annulez plutôt la demande',
  document_of_request: 'La demande de traduction {number} a besoin de ce document',
  job_not_found: 'Ce travail est introuvable',
  job_state: "Ce n'est pas possible dans l'état actuel du travail",
  job_taken: "Quelqu'un d'autre a accepté ce travail",
  offer_expired: 'Cette offre est terminée',
  own_translation: 'Vous avez traduit ce fichier',
  segments_changed: "Des segments ont été enregistrés pendant l'écriture du fichier. Livrez de nouveau.",
  segments_with_faults: 'Segments avec erreurs : {count}. Corrigez-les avant de livrer.',
  segment_not_found: 'Ce segment est introuvable',
  import_not_found: 'Cette importation est introuvable',
  linguist_not_found: 'Ce linguiste est introuvable',
  linguist_has_jobs: "Ce linguiste a des travaux en cours. Terminez-les ou retirez-les d'abord.",
} satisfies Words<typeof english>;
