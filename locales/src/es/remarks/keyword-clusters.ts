import type english from '../../en/remarks/keyword-clusters.ts';
import type { Words } from '../../words.ts';

export default {
  suggestedPages: {
    informational: 'Guía o artículo',
    commercial: 'Comparativa o página de categoría',
    transactional: 'Página de producto, servicio o categoría',
    navigational: 'Inicio, contacto o cuenta',
  },
  remarks: {
    method:
      'Las palabras clave se comparan por raíces y letras; un grupo reúne las que tienen una similitud media de al menos {threshold} sobre 1. Nada se estima.',
    connected: 'Búsquedas mensuales en todo el mundo: {source}. Una palabra clave desconocida no cuenta.',
    cannibalising: '«{a}» y «{b}» están próximos: dos páginas podrían competir por las mismas búsquedas.',
    too_many: 'Solo se han agrupado las primeras {limit} de {count} palabras clave.',
  },
} satisfies Words<typeof english>;
