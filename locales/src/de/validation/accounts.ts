import type english from '../../en/validation/accounts.ts';
import type { Words } from '../../words.ts';

export default {
  email_taken: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto',
  too_few_credits: 'Das kostet {price} Credits, übrig sind {available}',
  wrong_code: 'Dieser Code passt nicht oder wurde schon verwendet',
  passwords_differ: 'Die Passwörter stimmen nicht überein',
  same_password: 'Wählen Sie ein anderes Passwort als das bisherige',
  trivial_password: 'Bitte ein Passwort wählen, das schwerer zu erraten ist',
  wrong_password: 'Das aktuelle Passwort ist falsch',
  credentials_refused: 'Login oder Passwort wird abgelehnt',
  not_the_name: 'Den Namen genau so eingeben, wie er angezeigt wird',
} satisfies Words<typeof english>;
