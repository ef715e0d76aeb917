import type english from '../../en/interface-work/errors.ts';
import type { Words } from '../../words.ts';

export default {
  notFound: 'Die angeforderte Seite wurde nicht gefunden.',
  notFoundLead: 'Die Adresse ist vielleicht falsch geschrieben, oder der Inhalt wurde gelöscht.',
  toDashboard: 'Zum Dashboard',
} satisfies Words<typeof english>;
