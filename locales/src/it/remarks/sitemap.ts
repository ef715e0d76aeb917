import type english from '../../en/remarks/sitemap.ts';
import type { Words } from '../../words.ts';

export default {
  not_absolute: 'non è un indirizzo http o https completo',
  too_long: 'più lungo di 2.048 caratteri',
  duplicate: 'già indicato',
  other_host: 'su un host diverso dal primo indirizzo',
  excluded: 'escluso da te',
  robots: 'vietato da robots.txt',
  status: 'risponde con stato {status}',
  unreadable: 'non si è potuto leggere',
  redirected: 'porta a {url}',
  canonical: 'il suo indirizzo canonico è {url}',
  noindex: 'dichiara noindex',
  limit: 'La scansione è finita al numero di pagine consentito; il sito può averne altre.',
  time: 'La scansione è finita dopo due minuti; il sito può avere altre pagine.',
  unchecked: 'Gli indirizzi non sono stati visitati: stato, robots e canonical non sono verificati.',
  where: 'Metti il file nella radice del sito e indicalo in robots.txt: Sitemap: {url}',
  empty: 'Nessun indirizzo rimasto per la sitemap.',
} satisfies Words<typeof english>;
