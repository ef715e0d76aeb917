import type english from '../../en/remarks/robots-txt.ts';
import type { Words } from '../../words.ts';

export default {
  not_indexing:
    'robots.txt steuert das Crawling, nicht die Indexierung: Eine gesperrte Seite kann trotzdem in den Ergebnissen stehen. Soll sie dort fehlen, verwenden Sie noindex und lassen Sie das Crawling zu.',
  crawl_delay: 'Google beachtet Crawl-delay nicht; Bing hält sich daran.',
  all_blocked: 'Standardmäßig sind alle Robots gesperrt: Nur die erlaubten Pfade können gecrawlt werden.',
  style_blocked: 'Diese Regeln sperren Stylesheets oder Skripte, die Suchmaschinen zum Darstellen der Seite brauchen: {list}.',
  both: 'Sowohl erlaubt als auch gesperrt, also erlaubt: {list}.',
  own_group: 'Robots mit eigener Gruppe beachten nur diese: {list}.',
  case_matters: 'In Pfaden zählt Groß- und Kleinschreibung: {list}.',
} satisfies Words<typeof english>;
