import type english from '../../en/interface-work/workspaces.ts';
import type { Words } from '../../words.ts';

export default {
  chooseTitle: 'Dove vuoi lavorare?',
  chooseLead: 'I documenti appartengono allo spazio in cui vengono ordinati. Puoi cambiarlo quando vuoi.',
  firstTitle: 'Lavorare insieme',
  noneYet: 'Uno spazio di lavoro raccoglie i documenti condivisi da più persone. Non ne hai ancora.',
  noneForYou: 'Non fai ancora parte di uno spazio di lavoro. Un titolare dell’account può aggiungerti.',
  personalLead: 'Solo tu vedi che cosa contiene',
  members_one: '{{count}} membro',
  members_other: '{{count}} membri',
  documents_one: '{{count}} documento',
  documents_other: '{{count}} documenti',
  new: 'Crea uno spazio di lavoro',
  create: 'Crea',
  name: 'Nome dello spazio di lavoro',
  nameNeeded: 'Dai un nome allo spazio di lavoro',
  goOn: 'Lavora nello spazio personale',
  team: 'Il mio team',
  noTeam: 'Non condividi ancora uno spazio di lavoro con nessuno.',
  more_one: 'e {{count}} altro',
  more_other: 'e altri {{count}}',
  invite: 'Invita',
  mine: 'I miei spazi di lavoro',
} satisfies Words<typeof english>;
