import type english from '../../en/remarks/serp-preview.ts';
import type { Words } from '../../words.ts';

export default {
  title_cut: 'El título mide {is} px y se corta a los {limit} px.',
  description_cut: 'La descripción mide {is} px y en el ordenador se corta a los {limit} px.',
  description_cut_mobile: 'En el móvil la descripción se corta a los {limit} px: pon lo importante al principio.',
  keyword_not_in_title: 'La palabra clave «{keyword}» no está en el título.',
  keyword_not_in_description: 'La palabra clave «{keyword}» no está en la descripción.',
  may_rewrite: 'Google puede reescribir el título y la descripción según la búsqueda.',
} satisfies Words<typeof english>;
