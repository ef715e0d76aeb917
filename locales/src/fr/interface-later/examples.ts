import type english from '../../en/interface-later/examples.ts';
import type { Words } from '../../words.ts';

export default {
  lead: 'Ce qui a été demandé à chaque outil et ce qui en sort. Rien n’est commandé ici, rien ne coûte.',
  given: 'Ce qui a été indiqué',
  result: 'Ce qui en sort',
  madeBy: 'Fait par le moteur intégré à partir de ces seuls mots.',
  noResult:
    'Pas de résultat à montrer ici : cet outil demande un modèle connecté, un fichier, une page web ou quelques minutes. Avec l’exemple, il se commande tout de suite.',
  tryIt: 'Essayer cet exemple',
  all: 'Tous les exemples',
  hasResult: 'Avec son résultat',
  onlyGiven: 'Montre ce qui est demandé',
  failed: 'Les exemples n’ont pas pu être chargés',
} satisfies Words<typeof english>;
