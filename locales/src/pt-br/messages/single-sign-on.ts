import type english from '../../en/messages/single-sign-on.ts';
import type { Words } from '../../words.ts';

export default {
  audit_identity_linked: 'Primeiro acesso pelo provedor da empresa',
  audit_identity_unlinked: 'Desvinculou o login único',
  audit_role_mapped: 'Recebeu o papel dado pelos grupos do provedor',
  audit_name_taken_over: 'Nome atualizado a partir do provedor de login',
  audit_address_taken_over: 'E-mail atualizado a partir do provedor de login',
} satisfies Words<typeof english>;
