import type english from '../../en/messages/seats.ts';
import type { Words } from '../../words.ts';

export default {
  invitation_mail_text_alone:
    'Hola:\n\n{name} te invita a trabajar en equipo. Abre este enlace en un plazo de {days} días para elegir tu nombre y contraseña:',
  invitation_mail_subject_alone: '{name} te invita',
  audit_seat_invited: 'Invitó a {subject}',
  audit_seat_invited_again: 'Volvió a invitar a {subject}',
  audit_seat_accepted: 'Aceptó la invitación a {subject}',
  audit_seat_changed: 'Cambió la plaza de {subject}',
  audit_seat_withdrawn: 'Retiró la invitación a {subject}',
  audit_seat_deleted: 'Eliminó la plaza de {subject}',
  audit_account_handed_over: 'Cedió la cuenta a {subject}',
  seat_invited: 'La invitación a {email} está en camino',
  invitation_mail_failed: 'La plaza está reservada, pero no se pudo enviar el correo a {email}. Vuelve a enviarlo más tarde.',
  seat_changed: 'Se han guardado los cambios',
  seat_deleted: 'Se ha eliminado a la persona',
  invitation_withdrawn: 'Se ha retirado la invitación',
  seat_not_found: 'No se ha encontrado esta plaza',
  seat_limit: 'Las {max} plazas están ocupadas, invitaciones incluidas',
  seat_waits: 'Se puede cambiar cuando se acepte la invitación',
  seat_taken: 'Esta invitación ya se ha aceptado',
  already_in_team: 'Esta persona ya pertenece a tu cuenta',
  already_invited: 'Ya hay una invitación para este correo',
  founder_protected: 'No se puede cambiar ni eliminar a quien fundó la cuenta. Primero traspasa la cuenta.',
  own_seat: 'No puedes cambiar tu propio rol o acceso',
  last_owner: 'Una cuenta necesita al menos un propietario activo',
  hand_over_needs_active: 'La cuenta se puede traspasar a una persona activa de ella',
  account_handed_over: 'La cuenta se ha traspasado a {name}',
  invitation_link_invalid: 'Esta invitación ya se usó o se retiró, o se envió un enlace más reciente',
  invitation_expired: 'Esta invitación ha caducado. Pide a quien te invitó que la envíe de nuevo.',
  invitation_email_taken: 'Ya hay una cuenta con {email}. Inicia sesión con ella o pide que te inviten con otra dirección.',
  invitation_mail_subject: '{name} te invita a {company}',
  invitation_mail_text:
    'Hola:\n\n{name} te invita a trabajar con {company}. Abre este enlace en un plazo de {days} días para elegir tu nombre y contraseña:',
  invitation_mail_button: 'Aceptar la invitación',
  invitation_mail_foot: 'El enlace funciona una sola vez. Si no conoces a {name}, ignora este correo.',
} satisfies Words<typeof english>;
