import type english from '../../en/messages/single-sign-on.ts';
import type { Words } from '../../words.ts';

export default {
  audit_identity_linked: 'Erstmals beim Anbieter des Unternehmens angemeldet',
  audit_identity_unlinked: 'Single Sign-on getrennt',
  audit_role_mapped: 'Hat die Rolle erhalten, die sich aus den Gruppen des Anbieters ergibt',
  audit_name_taken_over: 'Name vom Anbieter der Anmeldung übernommen',
  audit_address_taken_over: 'E-Mail-Adresse vom Anbieter der Anmeldung übernommen',
} satisfies Words<typeof english>;
