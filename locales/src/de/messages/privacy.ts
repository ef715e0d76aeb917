import type english from '../../en/messages/privacy.ts';
import type { Words } from '../../words.ts';

export default {
  audit_person_exported: 'Daten von {subject} exportiert',
  audit_account_exported: 'Daten des Kontos exportiert',
  audit_person_erased: 'Daten einer Person gelöscht',
  erase_seat_first: 'Löschen Sie zuerst den Platz dieser Person',
  export_too_large: 'Dieser Export ist größer als 3,5 GB. Bitten Sie stattdessen den Betreiber dieser Installation um ein Backup',
  erased_person: 'Gelöschte Person',
  person_erased: 'Die persönlichen Daten wurden gelöscht',
  audit_guest_exported: 'Hat die Daten des Gasts {subject} exportiert',
  audit_guest_erased: 'Hat die Daten eines Gasts gelöscht',
  erased_guest: 'Gelöschter Gast',
  guest_erased: 'Die Daten des Gasts wurden gelöscht',
} satisfies Words<typeof english>;
