import type english from '../../en/messages/privacy.ts';
import type { Words } from '../../words.ts';

export default {
  audit_person_exported: 'Exportó los datos de {subject}',
  audit_account_exported: 'Exportó los datos de la cuenta',
  audit_person_erased: 'Borró los datos de una persona',
  erase_seat_first: 'Elimina antes la plaza de esta persona',
  export_too_large: 'Esta exportación supera los 3,5 GB. Pide una copia de seguridad a quien administra esta instalación',
  erased_person: 'Persona eliminada',
  person_erased: 'Los datos personales se han borrado',
  audit_guest_exported: 'Exportó los datos del invitado {subject}',
  audit_guest_erased: 'Borró los datos de un invitado',
  erased_guest: 'Invitado borrado',
  guest_erased: 'Los datos del invitado se han borrado',
} satisfies Words<typeof english>;
