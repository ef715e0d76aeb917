import type english from '../../en/lexicon/author-notes.ts';
import type { ShapeOf } from '../../shape-of.ts';

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
} satisfies ShapeOf<typeof english>;
