import type en from '../en/privacy.ts';

export default {
  which: 'Qué personas',
  current: 'Con plaza',
  left: 'Quienes salieron',
  leftLead: 'Personas cuya plaza se eliminó. Sus datos se pueden entregar y borrar para siempre.',
  noneLeft: 'Nadie ha salido',
  leftOn: 'Salió el {{day}}',
  erased: 'Borrada',
  export: 'Exportar los datos',
  erase: 'Borrar los datos',
  eraseTitle: '¿Borrar los datos de {{name}}?',
  eraseLead:
    'Nombre, dirección, datos del perfil y accesos se sobrescriben para siempre. Los documentos se quedan, sin el nombre. ¡No podrás deshacerlo!',
  typeName: 'Escribe el nombre para confirmar: {{name}}',
} satisfies typeof en;
