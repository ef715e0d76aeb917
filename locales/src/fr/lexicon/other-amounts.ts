import type english from '../../en/lexicon/other-amounts.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  other:
    /(?<!\p{L})(?:l[’']an dernier|l[’']année dernière|a rejoint|a acheté|vendu|(?:un|une) neu(?:f|ve)|remplac\p{L}+|cassée?s?|en panne|volée?s?|récolt\p{L}+|collect\p{L}+|dons?|donat\p{L}+|objectif|budget|amende|salaire|chiffre d['’]affaires|investi(?:s|es)?)(?!\p{L})/iu,
  costs: /(?<!\p{L})(?:coûtent?|prix|tarifs?|par (?:personne|nuit|heure|mois))(?!\p{L})/iu,
  free: /(?:entrée (?:est )?(?:libre|gratuite)|gratuit(?:e|es|s|ement)?)(?!\p{L})/iu,
  people: /(?<!\p{L})(?:personnes|participant\p{L}*|invités)(?!\p{L})/iu,
} satisfies ShapeOf<typeof english>;
