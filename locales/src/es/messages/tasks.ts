import type english from '../../en/messages/tasks.ts';
import type { Words } from '../../words.ts';

export default {
  audit_task_deleted: 'Eliminó la tarea {subject}',
  task_not_found: 'No se encontró esta tarea',
  tasks_hidden: 'Su empresa no usa tareas',
  task_created: 'Se creó la tarea',
  task_saved: 'Se guardó la tarea',
  task_deleted: 'Se eliminó la tarea',
  task_changed: 'La tarea ha cambiado desde que la abrió. Cárguela de nuevo.',
  task_taken: '{name} acaba de tomar esta tarea',
  task_is_waiting: 'Esta tarea aún no se ha empezado',
  task_is_on_going: 'Esta tarea está en curso',
  task_is_ready: 'Esta tarea está en revisión',
  task_is_rejected: 'Esta tarea fue rechazada',
  task_is_approved: 'Esta tarea ya está aprobada',
  task_is_published: 'Esta tarea ya está publicada',
  task_is_completed: 'Esta tarea ya está completada',
  task_without_document: 'Escribe el documento de la tarea o añade un archivo adjunto antes de entregarla',
  task_without_website: 'Elige un sitio web para la tarea antes de publicarla',
  task_scheduler_lost_right: 'La persona que lo programó ya no puede publicarlo. Publícalo o prográmalo de nuevo.',
  task_needs_step: 'Una tarea en revisión necesita un paso. Para quitar el último, retírala antes de la revisión.',
  task_without_reviewers:
    'Muy pocas personas pueden aprobar el paso «{step}»: nadie aprueba su propio trabajo. Añade un revisor.',
  task_reviewers_took_part:
    'Muy pocas personas pueden aprobar el paso «{step}»: {names} escribió texto o metadatos de esta tarea, o la entregó. Añade un revisor.',
  task_step_over:
    'Este paso de revisión no está activo: ya se decidió, o un paso anterior revisa primero el contenido modificado',
  task_content_changed: 'El contenido ha cambiado desde que lo abriste. Mira los cambios y decide de nuevo',
  self_approval: 'Has escrito o enviado este contenido, así que no puedes aprobarlo. Pídeselo a otro revisor.',
  document_of_task: 'La tarea {id} necesita este documento',
  task_links_broken: 'Enlaces rotos en este documento: {count}. Corrígelos, elimínalos o acéptalos en Enlaces',
  link_not_found: 'Este enlace no está en el documento',
  document_in_review: 'Este documento está en revisión. Se publica cuando todos los pasos están aprobados',
} satisfies Words<typeof english>;
