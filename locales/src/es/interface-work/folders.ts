import type english from '../../en/interface-work/folders.ts';
import type { Words } from '../../words.ts';

export default {
  create: 'Crear carpeta',
  change: 'Cambiar carpeta',
  name: 'Nombre',
  inside: 'Dentro de',
  outermost: 'Primer nivel',
  folder: 'Carpeta',
  workspace: 'Espacio de trabajo',
  loss: 'Se elimina la carpeta «{{name}}».',
  contents: 'Qué pasa con su contenido',
  keepContents_one: 'Conservar {{documents}} documento y sus carpetas, un nivel más arriba',
  keepContents_other: 'Conservar {{documents}} documentos y sus carpetas, un nivel más arriba',
  deleteContents_one: 'Eliminar también {{documents}} documento y sus carpetas',
  deleteContents_other: 'Eliminar también {{documents}} documentos y sus carpetas',
  deleteWith_one: 'Eliminar carpeta y {{documents}} documento',
  deleteWith_other: 'Eliminar carpeta y {{documents}} documentos',
  move_one: 'Mover documento',
  move_other: 'Mover {{documents}} documentos',
  moveVerb_one: 'Mover documento',
  moveVerb_other: 'Mover {{documents}} documentos',
  defaultsOf: 'Pedidos en «{{name}}»',
  defaultsLead: 'Los pedidos hechos en esta carpeta empiezan así, si no eligen otra cosa.',
  asWorkspace: 'Como en el espacio de trabajo',
  sources: 'Fuentes adicionales',
} satisfies Words<typeof english>;
