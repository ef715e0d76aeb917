// What is said of an account's source of figures.
import type { InterfaceLanguage } from '@folio/contract/languages';

const en = {
  outside_data_saved: 'Connected',
  outside_data_removed: 'Disconnected',
  OUTSIDE_DATA_REFUSED:
    '{detail} refuses the login and password. Change them in the control panel, or paste figures of your own as CSV.',
  OUTSIDE_DATA_LIMIT: 'The credit or the pace allowed at {detail} is used up. Top up there, or paste figures of your own as CSV.',
  OUTSIDE_DATA_UNREACHABLE: '{detail} did not answer. Try again in a moment, or paste figures of your own as CSV.',
  audit_outside_data_connected: 'Connected {subject} as a source of figures',
  audit_outside_data_removed: 'Disconnected {subject} as a source of figures',
};

const it: typeof en = {
  outside_data_saved: 'Collegato',
  outside_data_removed: 'Scollegato',
  OUTSIDE_DATA_REFUSED: '{detail} rifiuta utente e password. Cambiali nel pannello di controllo o incolla i tuoi dati in CSV.',
  OUTSIDE_DATA_LIMIT: 'Il credito o il ritmo consentito da {detail} è esaurito. Ricarica lì o incolla i tuoi dati in CSV.',
  OUTSIDE_DATA_UNREACHABLE: '{detail} non ha risposto. Riprova tra poco o incolla i tuoi dati in CSV.',
  audit_outside_data_connected: 'Ha collegato {subject} come fonte di dati',
  audit_outside_data_removed: 'Ha scollegato {subject} come fonte di dati',
};

const de: typeof en = {
  outside_data_saved: 'Verbunden',
  outside_data_removed: 'Getrennt',
  OUTSIDE_DATA_REFUSED:
    '{detail} lehnt Login und Passwort ab. Ändern Sie sie in der Verwaltung oder fügen Sie eigene Zahlen als CSV ein.',
  OUTSIDE_DATA_LIMIT:
    'Das Guthaben oder das erlaubte Tempo bei {detail} ist ausgeschöpft. Laden Sie dort auf oder fügen Sie eigene Zahlen als CSV ein.',
  OUTSIDE_DATA_UNREACHABLE:
    '{detail} hat nicht geantwortet. Versuchen Sie es gleich noch einmal oder fügen Sie eigene Zahlen als CSV ein.',
  audit_outside_data_connected: '{subject} als Zahlenquelle verbunden',
  audit_outside_data_removed: '{subject} als Zahlenquelle getrennt',
};

const es: typeof en = {
  outside_data_saved: 'Conectado',
  outside_data_removed: 'Desconectado',
  OUTSIDE_DATA_REFUSED: '{detail} rechaza el usuario y la contraseña. Cámbialos en el panel de control o pega tus cifras en CSV.',
  OUTSIDE_DATA_LIMIT: 'Se ha agotado el saldo o el ritmo permitido en {detail}. Recarga allí o pega tus cifras en CSV.',
  OUTSIDE_DATA_UNREACHABLE: '{detail} no ha respondido. Inténtalo de nuevo en un momento o pega tus cifras en CSV.',
  audit_outside_data_connected: 'Conectó {subject} como fuente de cifras',
  audit_outside_data_removed: 'Desconectó {subject} como fuente de cifras',
};

const fr: typeof en = {
  outside_data_saved: 'Connecté',
  outside_data_removed: 'Déconnecté',
  OUTSIDE_DATA_REFUSED:
    '{detail} refuse l’identifiant et le mot de passe. Modifiez-les dans le panneau de contrôle ou collez vos chiffres en CSV.',
  OUTSIDE_DATA_LIMIT: 'Le crédit ou le rythme permis chez {detail} est épuisé. Rechargez-y ou collez vos chiffres en CSV.',
  OUTSIDE_DATA_UNREACHABLE: '{detail} n’a pas répondu. Réessayez dans un instant ou collez vos chiffres en CSV.',
  audit_outside_data_connected: 'A connecté {subject} comme source de chiffres',
  audit_outside_data_removed: 'A déconnecté {subject} comme source de chiffres',
};

const pt: typeof en = {
  outside_data_saved: 'Conectado',
  outside_data_removed: 'Desconectado',
  OUTSIDE_DATA_REFUSED: '{detail} recusa o usuário e a senha. Altere-os no painel de controle ou cole seus números em CSV.',
  OUTSIDE_DATA_LIMIT: 'O crédito ou o ritmo permitido em {detail} acabou. Recarregue lá ou cole seus números em CSV.',
  OUTSIDE_DATA_UNREACHABLE: '{detail} não respondeu. Tente de novo em instantes ou cole seus números em CSV.',
  audit_outside_data_connected: 'Conectou {subject} como fonte de números',
  audit_outside_data_removed: 'Desconectou {subject} como fonte de números',
};

export const outsideDataMessages: Record<InterfaceLanguage, typeof en> = { en, it, de, es, fr, 'pt-BR': pt };
