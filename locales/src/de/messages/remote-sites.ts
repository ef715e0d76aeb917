import type english from '../../en/messages/remote-sites.ts';
import type { Words } from '../../words.ts';

export default {
  WEBSITE_UNREACHABLE: 'Die Website {detail} ist nicht erreichbar oder antwortet nicht',
  WEBSITE_NOT_PUBLIC: 'Die Adresse {detail} ist keine öffentliche Website',
  WEBSITE_REFUSED_LOGIN: '{detail} hat Benutzernamen oder Passwort abgelehnt',
  WEBSITE_NO_RIGHT: 'Der Benutzer darf auf {detail} keine Beiträge schreiben',
  WEBSITE_NO_API: 'Unter dieser Adresse nimmt {detail} keine Dokumente an',
  WEBSITE_REJECTED: 'Die Website hat das Dokument nicht angenommen (Antwort {detail})',
  WEBSITE_SECRET_LOST: 'Das gespeicherte Passwort ist nicht mehr lesbar. Bitte neu eingeben.',
  WEBSITE_MOVED: 'Die Website leitet auf {detail} um. Bitte diese Adresse eintragen.',
  WEBSITE_REDIRECTS:
    'Die Website {detail} leitet im Kreis um. Korrigieren Sie die Weiterleitungen und testen Sie dann die Verbindung.',
  WEBSITE_FAILING: 'Die Website antwortet mit einem Fehler: {detail}',
  WEBSITE_CERTIFICATE:
    'Das Zertifikat von {detail} ist nicht gültig: Es ist möglicherweise abgelaufen, selbstsigniert oder für einen anderen Host. Beheben Sie das auf der Website und testen Sie dann die Verbindung.',
} satisfies Words<typeof english>;
