import type english from '../../en/remarks/structured-data.ts';
import type { Words } from '../../words.ts';

export default {
  price_unreadable: '« {value} » n’est pas un montant unique et a été omis.',
  currency_unknown: '« {value} » n’est pas une devise ISO 4217 et a été omise.',
  author_is_person: 'L’auteur est indiqué comme Person ; remplacez par Organization pour une entreprise.',
  address_parts: 'Toute l’adresse figure dans streetAddress ; séparez rue, code postal, ville et pays.',
  product_alternative: 'À la place d’offers, review ou aggregateRating suffisent aussi ; n’indiquez que de vrais avis.',
  two_crumbs: 'Google demande au moins deux éléments, chacun avec une adresse sauf le dernier.',
  recipe_items:
    'Éléments : les lignes numérotées et celles qui suivent une ligne vide sont des étapes, les autres des ingrédients.',
  only_true: 'Ne balisez que ce qui se voit sur la page ; les valeurs vides ont été omises.',
} satisfies Words<typeof english>;
