import type english from '../../en/messages/outside-data.ts';
import type { Words } from '../../words.ts';

export default {
  outside_data_saved: 'Collegato',
  outside_data_saved_failing: 'Salvato, ma il test di connessione non è riuscito',
  outside_data_removed: 'Scollegato',
  OUTSIDE_DATA_REFUSED: '{detail} rifiuta utente e password. Cambiali nel pannello di controllo o incolla i tuoi dati in CSV.',
  OUTSIDE_DATA_LIMIT: 'Il credito o il ritmo consentito da {detail} è esaurito. Ricarica lì o incolla i tuoi dati in CSV.',
  OUTSIDE_DATA_UNREACHABLE: '{detail} non ha risposto. Riprova tra poco o incolla i tuoi dati in CSV.',
  audit_outside_data_connected: 'Ha collegato {subject} come fonte di dati',
  audit_outside_data_removed: 'Ha scollegato {subject} come fonte di dati',
} satisfies Words<typeof english>;
