// What the robots.txt generator remarks, in the six languages.
import type { Remark } from './remark.ts';

export const robotsRemarks = {
  not_indexing: {
    en: 'robots.txt steers crawling, not indexing: a blocked page may still appear in results. To keep it out, use noindex and let it be crawled.',
    it: 'robots.txt regola la scansione, non l’indicizzazione: una pagina bloccata può comunque comparire nei risultati. Per escluderla usa noindex e lasciala scansionare.',
    de: 'robots.txt steuert das Crawling, nicht die Indexierung: Eine gesperrte Seite kann trotzdem in den Ergebnissen stehen. Soll sie dort fehlen, verwenden Sie noindex und lassen Sie das Crawling zu.',
    es: 'robots.txt controla el rastreo, no la indexación: una página bloqueada puede aparecer igualmente en los resultados. Para excluirla usa noindex y permite su rastreo.',
    fr: 'robots.txt règle l’exploration, pas l’indexation : une page bloquée peut tout de même apparaître dans les résultats. Pour l’exclure, utilisez noindex et laissez-la explorer.',
    'pt-BR':
      'O robots.txt controla o rastreamento, não a indexação: uma página bloqueada ainda pode aparecer nos resultados. Para excluí-la, use noindex e permita o rastreamento.',
  },
  crawl_delay: {
    en: 'Google ignores Crawl-delay; Bing obeys it.',
    it: 'Google ignora Crawl-delay; Bing lo rispetta.',
    de: 'Google beachtet Crawl-delay nicht; Bing hält sich daran.',
    es: 'Google ignora Crawl-delay; Bing lo respeta.',
    fr: 'Google ignore Crawl-delay ; Bing le respecte.',
    'pt-BR': 'O Google ignora o Crawl-delay; o Bing o respeita.',
  },
  all_blocked: {
    en: 'All robots are blocked by default: only the paths you allow can be crawled.',
    it: 'Per impostazione predefinita tutti i robot sono bloccati: solo i percorsi consentiti possono essere scansionati.',
    de: 'Standardmäßig sind alle Robots gesperrt: Nur die erlaubten Pfade können gecrawlt werden.',
    es: 'Por defecto todos los robots están bloqueados: solo se pueden rastrear las rutas que permites.',
    fr: 'Par défaut, tous les robots sont bloqués : seuls les chemins autorisés peuvent être explorés.',
    'pt-BR': 'Por padrão, todos os robôs estão bloqueados: só os caminhos permitidos podem ser rastreados.',
  },
  style_blocked: {
    en: 'These rules block style sheets or scripts, which search engines need to see the page: {list}.',
    it: 'Queste regole bloccano fogli di stile o script, che servono ai motori di ricerca per vedere la pagina: {list}.',
    de: 'Diese Regeln sperren Stylesheets oder Skripte, die Suchmaschinen zum Darstellen der Seite brauchen: {list}.',
    es: 'Estas reglas bloquean hojas de estilo o scripts que los buscadores necesitan para ver la página: {list}.',
    fr: 'Ces règles bloquent des feuilles de style ou des scripts dont les moteurs ont besoin pour voir la page : {list}.',
    'pt-BR': 'Estas regras bloqueiam folhas de estilo ou scripts de que os buscadores precisam para ver a página: {list}.',
  },
  both: {
    en: 'Both allowed and blocked, so allowed: {list}.',
    it: 'Sia consentiti sia bloccati, quindi consentiti: {list}.',
    de: 'Sowohl erlaubt als auch gesperrt, also erlaubt: {list}.',
    es: 'Permitidas y bloqueadas a la vez, por tanto permitidas: {list}.',
    fr: 'À la fois autorisés et bloqués, donc autorisés : {list}.',
    'pt-BR': 'Permitidos e bloqueados ao mesmo tempo, portanto permitidos: {list}.',
  },
  own_group: {
    en: 'The robots with a group of their own obey only that group: {list}.',
    it: 'I robot con un gruppo proprio seguono solo quello: {list}.',
    de: 'Robots mit eigener Gruppe beachten nur diese: {list}.',
    es: 'Los robots con grupo propio solo obedecen a ese grupo: {list}.',
    fr: 'Les robots qui ont leur propre groupe n’obéissent qu’à celui-ci : {list}.',
    'pt-BR': 'Os robôs com grupo próprio obedecem apenas a ele: {list}.',
  },
  case_matters: {
    en: 'Upper and lower case matter in paths: {list}.',
    it: 'Nei percorsi maiuscole e minuscole contano: {list}.',
    de: 'In Pfaden zählt Groß- und Kleinschreibung: {list}.',
    es: 'En las rutas importan mayúsculas y minúsculas: {list}.',
    fr: 'La casse compte dans les chemins : {list}.',
    'pt-BR': 'Maiúsculas e minúsculas importam nos caminhos: {list}.',
  },
} satisfies Record<string, Remark>;
