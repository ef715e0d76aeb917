import type english from '../../en/messages/outside-data.ts';
import type { Words } from '../../words.ts';

export default {
  outside_data_saved: 'Conectado',
  outside_data_saved_failing: 'Salvo, mas o teste de conexão falhou',
  outside_data_removed: 'Desconectado',
  OUTSIDE_DATA_REFUSED: '{detail} recusa o usuário e a senha. Altere-os no painel de controle ou cole seus números em CSV.',
  OUTSIDE_DATA_LIMIT: 'O crédito ou o ritmo permitido em {detail} acabou. Recarregue lá ou cole seus números em CSV.',
  OUTSIDE_DATA_UNREACHABLE: '{detail} não respondeu. Tente de novo em instantes ou cole seus números em CSV.',
  audit_outside_data_connected: 'Conectou {subject} como fonte de números',
  audit_outside_data_removed: 'Desconectou {subject} como fonte de números',
} satisfies Words<typeof english>;
