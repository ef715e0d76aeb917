import type english from '../../en/messages/single-sign-on.ts';
import type { Words } from '../../words.ts';

export default {
  audit_identity_linked: 'Première connexion par le fournisseur de l’entreprise',
  audit_identity_unlinked: 'A dissocié l’authentification unique',
  audit_role_mapped: 'A reçu le rôle que donnent les groupes du fournisseur',
  audit_name_taken_over: 'Nom mis à jour depuis le fournisseur d’identité',
  audit_address_taken_over: 'Adresse e-mail mise à jour depuis le fournisseur d’identité',
} satisfies Words<typeof english>;
