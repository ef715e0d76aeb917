import type english from '../../en/messages/outside-data.ts';
import type { Words } from '../../words.ts';

export default {
  outside_data_saved: 'Conectado',
  outside_data_saved_failing: 'Guardado, pero la prueba de conexión ha fallado',
  outside_data_removed: 'Desconectado',
  OUTSIDE_DATA_REFUSED: '{detail} rechaza el usuario y la contraseña. Cámbialos en el panel de control o pega tus cifras en CSV.',
  OUTSIDE_DATA_LIMIT: 'Se ha agotado el saldo o el ritmo permitido en {detail}. Recarga allí o pega tus cifras en CSV.',
  OUTSIDE_DATA_UNREACHABLE: '{detail} no ha respondido. Inténtalo de nuevo en un momento o pega tus cifras en CSV.',
  audit_outside_data_connected: 'Conectó {subject} como fuente de cifras',
  audit_outside_data_removed: 'Desconectó {subject} como fuente de cifras',
} satisfies Words<typeof english>;
