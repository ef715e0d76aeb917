import type english from '../../en/interface-document/websites.ts';
import type { Words } from '../../words.ts';

export default {
  republish: 'Publicar de novo',
  publishedOn: 'Publicado em',
  openThere: 'Abrir no site',
  update: 'Atualização',
  publication: {
    queued: 'Aguardando',
    sending: 'Enviando',
    live: 'No ar',
    remote_draft: 'Rascunho no site',
    failed: 'Falhou',
    outdated: 'Desatualizado',
  },
} satisfies Words<typeof english>;
