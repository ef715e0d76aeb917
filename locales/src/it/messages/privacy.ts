import type english from '../../en/messages/privacy.ts';
import type { Words } from '../../words.ts';

export default {
  audit_person_exported: 'Ha esportato i dati di {subject}',
  audit_account_exported: 'Ha esportato i dati dell’account',
  audit_person_erased: 'Ha cancellato i dati di una persona',
  erase_seat_first: 'Elimina prima il posto di questa persona',
  export_too_large: 'Questa esportazione supera i 3,5 GB. Chiedi invece un backup a chi gestisce questa installazione',
  erased_person: 'Persona cancellata',
  person_erased: 'I dati personali sono stati cancellati',
  audit_guest_exported: 'Ha esportato i dati dell’ospite {subject}',
  audit_guest_erased: 'Ha cancellato i dati di un ospite',
  erased_guest: 'Ospite cancellato',
  guest_erased: 'I dati dell’ospite sono stati cancellati',
} satisfies Words<typeof english>;
