import type english from '../../en/interface-review/task-attachments.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Archivos adjuntos',
  none: 'No hay archivos adjuntos.',
  add: 'Adjuntar archivos',
  kinds: 'Archivos PDF, de Office, texto, imagen, audio y vídeo; como máximo {{count}} archivos de {{size}} MB',
  uploading: 'Subiendo',
  by: '{{name}}, {{day}}',
  download: 'Descargar {{name}}',
  delete: 'Eliminar {{name}}',
  deleteLoss: 'Se elimina «{{name}}». Los pasos de revisión que miran los archivos vuelven a empezar.',
  deleteVerb: 'Eliminar archivo',
  full: 'Esta tarea tiene {{count}} archivos, el máximo.',
} satisfies Words<typeof english>;
