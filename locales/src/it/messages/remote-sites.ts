import type english from '../../en/messages/remote-sites.ts';
import type { Words } from '../../words.ts';

export default {
  WEBSITE_UNREACHABLE: 'Il sito {detail} non è raggiungibile o non risponde',
  WEBSITE_NOT_PUBLIC: 'L’indirizzo {detail} non è un sito pubblico',
  WEBSITE_REFUSED_LOGIN: '{detail} ha rifiutato il nome utente o la password',
  WEBSITE_NO_RIGHT: 'L’utente non può scrivere articoli su {detail}',
  WEBSITE_NO_API: 'A questo indirizzo {detail} non ha nulla che accetti documenti',
  WEBSITE_REJECTED: 'Il sito non ha accettato il documento (risposta {detail})',
  WEBSITE_SECRET_LOST: 'La password salvata non è più leggibile. Inseriscila di nuovo.',
  WEBSITE_MOVED: 'Il sito rimanda a {detail}. Inserisci quell’indirizzo.',
  WEBSITE_REDIRECTS: 'Il sito {detail} reindirizza in un ciclo. Correggi i reindirizzamenti, poi prova la connessione.',
  WEBSITE_FAILING: 'Il sito risponde con un errore: {detail}',
  WEBSITE_CERTIFICATE:
    'Il certificato di {detail} non è valido: potrebbe essere scaduto, autofirmato o di un altro host. Correggilo sul sito, poi prova la connessione.',
} satisfies Words<typeof english>;
