import type english from '../../en/lexicon/plain-words.ts';
import type { Words } from '../../words.ts';

export default [
  ['en raison du fait que', 'parce que'],
  ['compte tenu du fait que', 'parce que'],
  ['dans le but de', 'pour'],
  ['afin de', 'pour'],
  ['en dépit de', 'malgré'],
  ['à l’heure actuelle', 'aujourd’hui'],
  ["à l'heure actuelle", "aujourd'hui"],
  ['par conséquent', 'donc'],
  ['au moyen de', 'avec'],
  ['antérieurement', 'avant'],
  ['ultérieurement', 'plus tard'],
  ['actuellement', 'aujourd’hui'],
  ['exclusivement', 'seulement'],
  ['uniquement', 'seulement'],
  ['fréquemment', 'souvent'],
  ['néanmoins', 'pourtant'],
  ['toutefois', 'pourtant'],
  ['également', 'aussi'],
  ['effectuer', 'faire'],
  ['débuter', 'commencer'],
] satisfies Words<typeof english>;
