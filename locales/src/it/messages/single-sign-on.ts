import type english from '../../en/messages/single-sign-on.ts';
import type { Words } from '../../words.ts';

export default {
  audit_identity_linked: 'Primo accesso tramite il provider aziendale',
  audit_identity_unlinked: 'Ha scollegato il single sign-on',
  audit_role_mapped: 'Ha ricevuto il ruolo dato dai gruppi del provider',
  audit_name_taken_over: 'Nome aggiornato dal provider di accesso',
  audit_address_taken_over: 'Indirizzo email aggiornato dal provider di accesso',
} satisfies Words<typeof english>;
