import type english from '../../en/remarks/robots-txt.ts';
import type { Words } from '../../words.ts';

export default {
  not_indexing:
    'robots.txt regola la scansione, non l’indicizzazione: una pagina bloccata può comunque comparire nei risultati. Per escluderla usa noindex e lasciala scansionare.',
  crawl_delay: 'Google ignora Crawl-delay; Bing lo rispetta.',
  all_blocked: 'Per impostazione predefinita tutti i robot sono bloccati: solo i percorsi consentiti possono essere scansionati.',
  style_blocked: 'Queste regole bloccano fogli di stile o script, che servono ai motori di ricerca per vedere la pagina: {list}.',
  both: 'Sia consentiti sia bloccati, quindi consentiti: {list}.',
  own_group: 'I robot con un gruppo proprio seguono solo quello: {list}.',
  case_matters: 'Nei percorsi maiuscole e minuscole contano: {list}.',
} satisfies Words<typeof english>;
