import type english from '../../en/messages/privacy.ts';
import type { Words } from '../../words.ts';

export default {
  audit_person_exported: 'A exporté les données de {subject}',
  audit_account_exported: 'A exporté les données du compte',
  audit_person_erased: 'A effacé les données d’une personne',
  erase_seat_first: 'Supprimez d’abord la place de cette personne',
  export_too_large: 'Cet export dépasse 3,5 Go. Demandez plutôt une sauvegarde à l’administrateur de cette installation',
  erased_person: 'Personne effacée',
  person_erased: 'Les données personnelles ont été effacées',
  audit_guest_exported: 'A exporté les données de l’invité {subject}',
  audit_guest_erased: 'A effacé les données d’un invité',
  erased_guest: 'Invité effacé',
  guest_erased: 'Les données de l’invité ont été effacées',
} satisfies Words<typeof english>;
