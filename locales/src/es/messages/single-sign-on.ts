import type english from '../../en/messages/single-sign-on.ts';
import type { Words } from '../../words.ts';

export default {
  audit_identity_linked: 'Primer acceso con el proveedor de la empresa',
  audit_identity_unlinked: 'Desvinculó el inicio de sesión único',
  audit_role_mapped: 'Recibió el rol que dan los grupos del proveedor',
  audit_name_taken_over: 'Nombre actualizado desde el proveedor de acceso',
  audit_address_taken_over: 'Correo electrónico actualizado desde el proveedor de acceso',
} satisfies Words<typeof english>;
