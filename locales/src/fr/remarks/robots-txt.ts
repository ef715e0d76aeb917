import type english from '../../en/remarks/robots-txt.ts';
import type { Words } from '../../words.ts';

export default {
  not_indexing:
    'robots.txt règle l’exploration, pas l’indexation : une page bloquée peut tout de même apparaître dans les résultats. Pour l’exclure, utilisez noindex et laissez-la explorer.',
  crawl_delay: 'Google ignore Crawl-delay ; Bing le respecte.',
  all_blocked: 'Par défaut, tous les robots sont bloqués : seuls les chemins autorisés peuvent être explorés.',
  style_blocked:
    'Ces règles bloquent des feuilles de style ou des scripts dont les moteurs ont besoin pour voir la page : {list}.',
  both: 'À la fois autorisés et bloqués, donc autorisés : {list}.',
  own_group: 'Les robots qui ont leur propre groupe n’obéissent qu’à celui-ci : {list}.',
  case_matters: 'La casse compte dans les chemins : {list}.',
} satisfies Words<typeof english>;
