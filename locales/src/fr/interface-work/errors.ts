import type english from '../../en/interface-work/errors.ts';
import type { Words } from '../../words.ts';

export default {
  notFound: 'La page demandée est introuvable.',
  notFoundLead: 'L’adresse est peut-être mal écrite, ou le contenu a été supprimé.',
  toDashboard: 'Aller au tableau de bord',
} satisfies Words<typeof english>;
