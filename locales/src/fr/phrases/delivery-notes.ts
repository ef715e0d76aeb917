import type english from '../../en/phrases/delivery-notes.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  words: (came, asked) =>
    `${came} mots sur environ ${asked}\u00a0: les informations fournies n’en permettent pas plus. Seuls les mots livrés sont facturés.`,
  wordsLeftOut: (came, asked, count) =>
    `${came} mots sur environ ${asked}. Phrases des sources écartées, parce que leur auteur dit «\u00a0je\u00a0», qu’il manque un morceau ou qu’elles parlent d’autre chose\u00a0: ${count}. Seuls les mots livrés sont facturés.`,
  items: (came, asked) =>
    `${came} sur ${asked}\u00a0: les informations fournies n’en permettent pas plus. Ce qui manque n’est pas facturé.`,
  dropped: (count) => `Écartés parce qu’ils dépassaient les limites\u00a0: ${count}. Ils ne sont pas facturés.`,
  fewer: (came, asked) => `${came} sur ${asked} livrés. Les autres manquent ou dépassaient les limites et ne sont pas facturés.`,
  shortened: (list) => `Raccourci à la limite\u00a0: ${list}. À relire avant utilisation.`,
  over: (version, count, limit) =>
    `La version ${version} en a ${count}, la limite est de ${limit}\u00a0: à raccourcir avant usage.`,
  figures: (list) => `À vérifier, ne figure ni dans vos données ni dans une source\u00a0: ${list}.`,
  storeUnclear: (list) =>
    `Pas de données structurées pour\u00a0: ${list}. On ne sait pas de quel magasin des champs ou du fichier il s’agit.`,
  voiceNotAllowed: 'Aucune voix de marque n’a été enregistrée\u00a0: le rôle de l’auteur de la commande ne le permet pas.',
  voiceLimit: (most) => `Aucune voix de marque n’a été enregistrée\u00a0: votre entreprise peut en avoir ${most} au plus.`,
  voiceNameTaken: (name) => `Aucune voix de marque n’a été enregistrée\u00a0: il y en a déjà une nommée «\u00a0${name}\u00a0».`,
  voiceWithoutText: 'Aucune voix de marque n’a été enregistrée\u00a0: il y a trop peu de texte pour en juger.',
} satisfies ShapeOf<typeof english>;
