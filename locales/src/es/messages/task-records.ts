import type english from '../../en/messages/task-records.ts';
import type { Words } from '../../words.ts';

export default {
  record_title: 'Registro de aprobación: {title}',
  record_task: 'Tarea {id}, espacio de trabajo {workspace}',
  record_not_approved: 'Este contenido no está aprobado.',
  record_same: 'El contenido es ahora exactamente el aprobado.',
  record_differs: 'El contenido ha cambiado desde entonces. Ahora es: {hash}',
  record_time: 'Hora',
  record_step: 'Paso',
  record_person: 'Persona',
  record_what: 'Qué pasó',
  record_content: 'Contenido',
  record_automatic: 'Automático',
  record_acting: 'por {name}',
  record_guest: 'invitado',
  record_by_code: 'confirmado con un código enviado por correo',
  record_by_link: 'abrió el enlace, sin código',
  record_foot:
    'Cada decisión está unida al contenido que la persona vio. Se muestran los 12 primeros caracteres de su hash SHA-256; el registro JSON lo contiene entero.',
  record_approve: 'Aprobado',
  record_changes: 'Cambios solicitados',
  record_reject: 'Rechazado',
  record_submitted: 'Enviado a revisión',
  record_withdrawn: 'Retirado',
  record_reopened: 'Reabierto',
  record_reopened_by_edit: 'Un cambio reabrió la revisión',
  record_published: 'Publicado',
  record_link_waived: 'Enlace roto aceptado',
  record_question_waived: 'Pregunta de un invitado omitida',
  record_approved_content: 'Contenido aprobado (SHA-256): {hash}',
  record_approved: 'Todos los pasos aprobados',
} satisfies Words<typeof english>;
