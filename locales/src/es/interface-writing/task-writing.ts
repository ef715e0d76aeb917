import type english from '../../en/interface-writing/task-writing.ts';
import type { Words } from '../../words.ts';

export default {
  waitsForYou: 'Pendiente de ti',
  stepNow: 'Paso {{number}} de {{total}}: {{name}}',
  inPackage: 'En este paquete',
  passed_one: '{{passed}} de {{total}} paso',
  passed_other: '{{passed}} de {{total}} pasos',
  shown: 'Contenido que se muestra',
  document: 'Documento',
  changes: 'Cambios',
  changesHint: 'Cambios desde mi última aprobación',
  notSaved: 'El texto de esta página no es el guardado. Compruébalo e inténtalo de nuevo',
  noDocument: 'Todavía no hay documento',
  noDocumentLead: 'Inicia la tarea para crear su documento o elige uno existente.',
  choose: 'Elegir un documento',
  task: 'Tarea {{id}}',
  section: 'Tarea',
  type: 'Tipo',
  typeHint: {
    ai: 'La herramienta escribe el texto.',
    manual: 'Una persona escribe el texto. No cuesta créditos y el documento se abre con los encabezados H2.',
  },
  orderFor: 'Este pedido es para la tarea {{id}}: {{title}}',
  keptInput: 'El formulario muestra los campos de la tarea. Lo que habías escrito se conserva.',
  showKept: 'Mostrar lo que había escrito',
  showTask: 'Mostrar los campos de la tarea',
} satisfies Words<typeof english>;
