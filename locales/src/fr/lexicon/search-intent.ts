import type english from '../../en/lexicon/search-intent.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  transactional:
    'acheter prix pas cher promo promotion réduction commander boutique livraison réserver location coût achat vente devis soldes subvention subventions aide aides financement prime primes',
  commercial: 'meilleur meilleure meilleurs meilleures top vs comparatif comparer avis alternative alternatives test tests',
  informational: 'comment quoi pourquoi quand qui où guide idées conseils signification exemples définition tutoriel',
  navigational: 'connexion site contact compte horaires adresse officiel support téléphone',
} satisfies ShapeOf<typeof english>;
