import type english from '../../en/messages/review-links.ts';
import type { Words } from '../../words.ts';

export default {
  review_link_unknown: 'Este enlace no existe. Pide uno nuevo a la persona que lo envió.',
  review_link_ended: 'Este enlace ha caducado',
  review_link_of_guest:
    'Este enlace es para el invitado al que se envió. Has iniciado sesión como miembro de esta empresa: abre la tarea en Folio.',
  review_code_needed: 'Introduce el código que se te envió por correo',
  review_code_wrong: 'El código es incorrecto o ha caducado. Solicita uno nuevo.',
  guest_may_not: 'Este enlace no lo permite',
  review_link_not_found: 'No se encontró este enlace de revisión',
  review_link_revoked: 'Este enlace de revisión está revocado. Crea uno nuevo.',
  review_link_created: 'El enlace de revisión se envió a {email}',
  review_link_not_mailed:
    'Se creó el enlace de revisión, pero no se pudo enviar el correo a {email}. Comprueba el servidor de correo y crea otro enlace.',
  review_link_in_outbox:
    'Se creó el enlace de revisión. No hay ningún servidor de correo configurado: el correo para {email} está en la carpeta outbox.',
  review_link_mail_failed:
    'El enlace de revisión se creó, pero no se pudo enviar el correo a {email}. Copia el enlace y envíalo tú.',
  review_link_extended: 'El enlace de revisión se prolongó',
  review_link_revoked_now: 'El enlace de revisión se revocó',
  question_not_found: 'Esta pregunta no está abierta',
  question_waived: 'La pregunta se ha omitido',
  task_question_open: '{guest} pregunta: «{question}». Responde, resuelve u omite la pregunta antes de publicar.',
  review_link_mail_subject: '{company}: revisa «{title}»',
  review_link_mail_subject_many: '{company}: revisa {count} textos',
  review_link_mail_hello: 'Hola, {guest}:',
  review_link_mail_text: '{name}, de {company}, te pide que revises:',
  review_link_mail_text_own: '{name} te pide que revises:',
  review_link_mail_note: '{name} escribe: {note}',
  review_link_mail_button: 'Abrir la revisión',
  review_link_mail_foot:
    'Este enlace es personal y vale hasta el {day}. En otro navegador pide un código que se envía a esta dirección.',
  review_code_mail_subject: 'Tu código para la revisión de {company}',
  review_code_mail_text:
    'Tu código es {code}. Vale 10 minutos. Si no lo solicitaste, ignora este correo y avisa a la persona que te envió el enlace.',
  review_code_mail_foot: 'Nadie de la empresa te pedirá este código.',
  review_link_refused_subject: '{guest} dice que un enlace de revisión no es para esa persona',
  review_link_refused_text:
    'El enlace de revisión para {guest} ({email}) fue rechazado y ha terminado. Comprueba la dirección y crea un enlace nuevo.',
  review_link_reported_text:
    'Alguien que no puede abrir el enlace de revisión de {guest} ({email}) dice que no es para él. El enlace sigue funcionando: comprueba la dirección de correo y revoca el enlace si es incorrecta.',
  audit_review_link_created: 'Creó un enlace de revisión para {subject}',
  audit_review_link_extended: 'Prolongó el enlace de revisión de {subject}',
  audit_review_link_revoked: 'Revocó el enlace de revisión de {subject}',
  audit_review_link_refused: 'El destinatario rechazó el enlace de revisión de {subject}',
  audit_task_question_waived: 'Omitió la pregunta de un invitado sobre {subject}',
  audit_campaign_guest_decided: 'Decisión de un invitado sobre una campaña: {subject}',
  audit_task_guest_decided: 'Decisión de un invitado sobre una tarea: {subject}',
  audit_review_link_reported: 'El enlace de revisión de {subject} fue notificado desde un navegador sin confirmar',
  review_link_mail_reminder: '{company}: recordatorio, revisa «{title}»',
} satisfies Words<typeof english>;
