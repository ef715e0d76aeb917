import type english from '../../en/interface-writing/review-links.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Invitados',
  none: 'Nadie de fuera de la empresa revisa esta tarea.',
  failed: 'No se pudieron cargar los enlaces de revisión',
  create: 'Invitar a alguien',
  made: 'El enlace se creó',
  madeText: 'Se envió por correo. También puedes copiarlo ahora; no se vuelve a mostrar.',
  done: 'Listo',
  name: 'Nombre',
  email: 'Correo electrónico',
  emailHint: 'El enlace es personal. En otro navegador pide un código que se envía a esta dirección.',
  may: 'Puede',
  days: 'Válido durante días',
  extend: 'Prolongar 14 días',
  revoke: 'Revocar',
  notOpened: 'aún sin abrir',
  openQuestions: 'Las preguntas abiertas retienen la publicación',
  asks: '{{guest}} pregunta: «{{text}}»',
  waive: 'Omitir',
  rights: {
    read: 'Leer',
    comment: 'Leer y comentar',
    approve: 'Leer, comentar y aprobar',
  },
  states: {
    active: 'hasta el {{day}}',
    expired: 'caducó el {{day}}',
    revoked: 'revocado',
  },
  step: 'Invitado',
  stepHint: 'Recibe un enlace por correo cuando empieza el paso.',
  kinds: {
    guest: 'Un invitado',
  },
} satisfies Words<typeof english>;
