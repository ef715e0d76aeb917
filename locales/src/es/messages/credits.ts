import type english from '../../en/messages/credits.ts';
import type { Words } from '../../words.ts';

export default {
  audit_credits_granted: 'Registró créditos para {subject}',
  audit_limits_changed: 'Cambió los límites de {subject}',
  audit_cap_set: 'Fijó el tope mensual de {subject}',
  audit_cap_lifted: 'Quitó el tope mensual de {subject}',
  credits_granted: 'Los créditos se han registrado',
  limits_saved: 'Los límites se han guardado',
  cap_saved: 'El tope mensual se ha guardado',
  personal_workspace: 'Personal',
  somebody_gone: 'Alguien que ya no está',
} satisfies Words<typeof english>;
