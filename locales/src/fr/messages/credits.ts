import type english from '../../en/messages/credits.ts';
import type { Words } from '../../words.ts';

export default {
  audit_credits_granted: 'A enregistré des crédits pour {subject}',
  audit_limits_changed: 'A modifié les limites de {subject}',
  audit_cap_set: 'A fixé le plafond mensuel de {subject}',
  audit_cap_lifted: 'A levé le plafond mensuel de {subject}',
  credits_granted: 'Les crédits ont été enregistrés',
  limits_saved: 'Les limites ont été enregistrées',
  cap_saved: 'Le plafond mensuel a été enregistré',
  personal_workspace: 'Personnel',
  somebody_gone: 'Quelqu’un qui est parti',
} satisfies Words<typeof english>;
