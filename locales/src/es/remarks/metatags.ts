import type english from '../../en/remarks/metatags.ts';
import type { Words } from '../../words.ts';

export default {
  title_long: 'El título tiene {is} caracteres; por encima de {limit} suele cortarse.',
  title_wide: 'El título mide {is} px; los resultados de búsqueda muestran {limit} px.',
  description_long: 'La descripción tiene {is} caracteres; por encima de {limit} suele cortarse.',
  description_wide: 'La descripción mide {is} px; los resultados de búsqueda muestran {limit} px.',
  keywords_ignored: 'Google ignora la etiqueta keywords.',
  revisit_ignored: 'Google ignora la etiqueta revisit-after.',
  hidden: 'Con noindex la página no aparecerá en los resultados de búsqueda.',
  not_utf8: 'El estándar HTML exige UTF-8; elige otra codificación solo si tu servidor la envía de verdad.',
  no_image: 'Sin una imagen social, los enlaces compartidos no muestran ninguna foto.',
} satisfies Words<typeof english>;
