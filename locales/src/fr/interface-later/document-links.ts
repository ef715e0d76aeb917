import type english from '../../en/interface-later/document-links.ts';
import type { Words } from '../../words.ts';

export default {
  tab: 'Liens',
  inText: 'Dans ce texte',
  toPage: 'Vers sa page',
  emptyLead: '« Chercher des liens » trouve dans ce texte les passages qui conviennent aux pages du site web.',
  all_one: 'Toutes : {{count}} suggestion',
  all_other: 'Toutes les {{count}} suggestions',
} satisfies Words<typeof english>;
