import type english from '../../en/messages/privacy.ts';
import type { Words } from '../../words.ts';

export default {
  audit_person_exported: 'Exportou os dados de {subject}',
  audit_account_exported: 'Exportou os dados da conta',
  audit_person_erased: 'Apagou os dados de uma pessoa',
  erase_seat_first: 'Exclua antes o lugar desta pessoa',
  export_too_large: 'Esta exportação tem mais de 3,5 GB. Peça um backup a quem administra esta instalação',
  erased_person: 'Pessoa apagada',
  person_erased: 'Os dados pessoais foram apagados',
  audit_guest_exported: 'Exportou os dados do convidado {subject}',
  audit_guest_erased: 'Apagou os dados de um convidado',
  erased_guest: 'Convidado apagado',
  guest_erased: 'Os dados do convidado foram apagados',
} satisfies Words<typeof english>;
