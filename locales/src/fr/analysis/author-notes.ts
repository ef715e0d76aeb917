import type english from '../../en/analysis/author-notes.ts';
import type { Words } from '../../words.ts';

export default {
  placeholder: 'À compléter',
  metaPlaceholder: 'À rédiger une fois le texte terminé',
  remarks: [
    'Ce que vos sources disent sur',
    'Vos sources ne disent rien sur',
    'Aucun passage trouvé pour',
    'Non utilisées, car dans une autre langue :',
    'Mot-clé de cette section :',
  ],
  sources: ['Sources'],
  meta: [
    'Balise title',
    'Balise description',
    'Méta-titre',
    'Méta-description',
    'Meta titre',
    'Meta description',
    'Slug de l’URL',
    'Slug',
  ],
} satisfies Words<typeof english>;
