import type english from '../../en/messages/outside-data.ts';
import type { Words } from '../../words.ts';

export default {
  outside_data_saved: 'Verbunden',
  outside_data_saved_failing: 'Gespeichert, aber der Verbindungstest ist fehlgeschlagen',
  outside_data_removed: 'Getrennt',
  OUTSIDE_DATA_REFUSED:
    '{detail} lehnt Login und Passwort ab. Ändern Sie sie in der Verwaltung oder fügen Sie eigene Zahlen als CSV ein.',
  OUTSIDE_DATA_LIMIT:
    'Das Guthaben oder das erlaubte Tempo bei {detail} ist ausgeschöpft. Laden Sie dort auf oder fügen Sie eigene Zahlen als CSV ein.',
  OUTSIDE_DATA_UNREACHABLE:
    '{detail} hat nicht geantwortet. Versuchen Sie es gleich noch einmal oder fügen Sie eigene Zahlen als CSV ein.',
  audit_outside_data_connected: '{subject} als Zahlenquelle verbunden',
  audit_outside_data_removed: '{subject} als Zahlenquelle getrennt',
} satisfies Words<typeof english>;
