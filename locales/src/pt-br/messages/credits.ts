import type english from '../../en/messages/credits.ts';
import type { Words } from '../../words.ts';

export default {
  audit_credits_granted: 'Lançou créditos para {subject}',
  audit_limits_changed: 'Alterou os limites de {subject}',
  audit_cap_set: 'Definiu o teto mensal de {subject}',
  audit_cap_lifted: 'Retirou o teto mensal de {subject}',
  credits_granted: 'Os créditos foram lançados',
  limits_saved: 'Os limites foram salvos',
  cap_saved: 'O teto mensal foi salvo',
  personal_workspace: 'Pessoal',
  somebody_gone: 'Alguém que saiu',
} satisfies Words<typeof english>;
