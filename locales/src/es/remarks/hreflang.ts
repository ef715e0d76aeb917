import type english from '../../en/remarks/hreflang.ts';
import type { Words } from '../../words.ts';

export default {
  form: '«{part}» no es un código: escribe idioma-país, por ejemplo en-GB.',
  unknown_language: '«{part}» no es un idioma de ISO 639-1.',
  country_alone: '«{part}» es solo un país; primero va el idioma.',
  unknown_script: '«{part}» no es una escritura de ISO 15924.',
  unknown_country: '«{part}» no es un país de ISO 3166-1.',
  meant: 'Probablemente se quiere decir {meant}.',
  not_absolute: 'La dirección debe ser completa y empezar por https://.',
  duplicate: 'Este código ya aparece más arriba; cada código se usa una sola vez.',
  unreadable: 'No se ha podido leer la página.',
  status: 'La página responde con el estado {status}.',
  redirected: 'La dirección redirige a {url}; indica esa.',
  no_return: 'En la página faltan enlaces a: {list}.',
  other_canonical: 'Su dirección canónica es otra: {url}.',
  every_page:
    'Pon este mismo conjunto en todas las páginas de la lista: cada una se nombra a sí misma y a las demás; si no, se ignoran las marcas.',
  no_default: 'Falta x-default: indica la página para todos los demás.',
  one_page: 'Una sola página no necesita hreflang.',
  no_generic: 'Hay varios países pero ninguna página para {language} en general: el resto recibe la x-default.',
  not_https: 'Algunas direcciones empiezan por http:// y otras por https://.',
  left_out: 'Líneas fuera del código porque contienen errores: {count}.',
  too_many: 'Solo se han leído las primeras {limit} líneas.',
  sitemap_part: 'El sitemap se muestra para las primeras {count} páginas; las demás repiten los mismos enlaces.',
  checked_part: 'Páginas comprobadas en línea: las primeras {count}.',
  header_not_checked: 'No se han comprobado los enlaces de retorno: en este formato no están en las páginas.',
} satisfies Words<typeof english>;
