import type english from '../../en/interface-writing/document-links.ts';
import type { Words } from '../../words.ts';

export default {
  inText: 'Dans ce texte',
  toPage: 'Vers sa page',
  emptyLead: '« Chercher des liens » trouve dans ce texte les passages qui conviennent aux pages du site web.',
  all_one: 'Toutes : {{count}} suggestion',
  all_other: 'Toutes les {{count}} suggestions',
  order: {
    title: 'Liens avec texte d’ancrage issus des règles de mots-clés',
    find: 'Trouver des liens avec texte d’ancrage',
    rules: 'Règles de mots-clés',
    add_one: 'Ajouter {{count}} lien',
    add_other: 'Ajouter {{count}} liens',
    none: 'Aucune règle ne correspond au sujet, aux mots-clés et aux titres.',
    tooLong: 'Le champ n’a pas assez de place pour ces liens. Choisissez-en moins.',
  },
} satisfies Words<typeof english>;
