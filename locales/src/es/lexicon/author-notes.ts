import type english from '../../en/lexicon/author-notes.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  placeholder: 'Por añadir',
  metaPlaceholder: 'Se escribe con el texto terminado',
  remarks: [
    'Lo que dicen las fuentes sobre',
    'Las fuentes no dicen nada sobre',
    'No se ha encontrado ningún pasaje para',
    'No se han utilizado por estar en otro idioma:',
    'Palabra clave de esta sección:',
  ],
  sources: ['Fuentes'],
  meta: ['Metatítulo', 'Metadescripción', 'Meta título', 'Meta descripción', 'Slug de la URL', 'Slug'],
} satisfies ShapeOf<typeof english>;
