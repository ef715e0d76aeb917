import type english from '../../en/lexicon/other-amounts.ts';
import type { Words } from '../../words.ts';

export default /(?<!\p{L})(?:(?:un|une) neu(?:f|ve)|remplac\p{L}+|cassée?s?|en panne|volée?s?|récolt\p{L}+|collect\p{L}+|dons?|objectif|budget|amende|salaire|chiffre d['’]affaires|investi(?:s|es)?)(?!\p{L})/iu satisfies Words<
  typeof english
>;
