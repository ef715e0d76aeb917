import type english from '../../en/remarks/trends.ts';
import type { Words } from '../../words.ts';

export default {
  wikimedia:
    'Source : pages vues de Wikipédia ({project}) selon Wikimedia, {date}. 100 est le plus haut chiffre affiché. C’est l’intérêt de lecteurs d’encyclopédie, pas de chercheurs.',
  connected: 'Source : {source}, {date}. 100 est le plus haut chiffre affiché.',
  breakout: 'Une croissance de 5 000 % signifie davantage : il n’y avait presque pas de recherches auparavant.',
  own: 'Source : les chiffres que vous avez saisis, {date}. 100 est le plus élevé ; rien n’a été ajouté.',
  short: 'Trop peu de données pour une saison : il faut au moins deux ans.',
  none: 'Pas de données pour : {list}.',
} satisfies Words<typeof english>;
