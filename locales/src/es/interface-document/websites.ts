import type english from '../../en/interface-document/websites.ts';
import type { Words } from '../../words.ts';

export default {
  republish: 'Publicar de nuevo',
  publishedOn: 'Publicado en',
  openThere: 'Abrir en el sitio',
  update: 'Actualización',
  publication: {
    queued: 'En espera',
    sending: 'Enviando',
    live: 'Publicado',
    remote_draft: 'Borrador en el sitio',
    failed: 'Fallido',
    outdated: 'Desactualizado',
  },
} satisfies Words<typeof english>;
