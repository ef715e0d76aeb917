import type english from '../../en/interface-later/privacy.ts';
import type { Words } from '../../words.ts';

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
    'Nombre, correo, datos del perfil y accesos se sobrescriben, y las conversaciones, borradores y archivos sin usar se eliminan, para siempre. Los documentos se quedan, sin el nombre. ¡No podrás deshacerlo!',
  typeName: 'Escribe el nombre para confirmar: {{name}}',
  ownTitle: 'Tus datos',
  ownLead:
    'Un ZIP con todo lo que se guarda sobre ti: perfil, documentos con sus versiones, comentarios, conversaciones, fuentes y archivos. No incluye contraseñas ni tokens.',
  ownExport: 'Exportar mis datos',
  ownRefused: 'Solo la propia persona puede exportar aquí sus datos.',
  preparing: 'Preparando el archivo. Las exportaciones grandes tardan unos minutos.',
  accountTitle: 'Datos de la cuenta',
  accountLead:
    'Un ZIP con todo lo que contiene la cuenta: documentos con sus versiones, comentarios, briefings, fuentes, archivos, personas y el registro de auditoría. Las conversaciones, notificaciones y borradores solo están en la exportación de cada persona.',
  accountExport: 'Exportar la cuenta',
  guestEraseLead:
    'El nombre y el correo se sobrescriben para siempre y los enlaces de revisión terminan. Los comentarios y las decisiones quedan, sin el nombre.',
  typeEmail: 'Escribe el correo para confirmar: {{email}}',
  guestsLead:
    'Personas sin plaza que revisan tareas o son contactos de campañas. Sus datos se pueden entregar y borrar para siempre.',
  guestsTitle: 'Invitados y contactos',
} satisfies Words<typeof english>;
