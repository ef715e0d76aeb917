import type english from '../../en/remarks/metatags.ts';
import type { Words } from '../../words.ts';

export default {
  title_long: 'Le titre compte {is} caractères ; au-delà de {limit}, il est souvent coupé.',
  title_wide: 'Le titre mesure {is} px ; les résultats de recherche en affichent {limit}.',
  description_long: 'La description compte {is} caractères ; au-delà de {limit}, elle est souvent coupée.',
  description_wide: 'La description mesure {is} px ; les résultats de recherche en affichent {limit}.',
  keywords_ignored: 'Google ignore la balise keywords.',
  revisit_ignored: 'Google ignore la balise revisit-after.',
  hidden: 'Avec noindex, la page n’apparaîtra pas dans les résultats de recherche.',
  not_utf8: 'La norme HTML demande UTF-8 ; ne choisissez un autre encodage que si votre serveur l’envoie réellement.',
  no_image: 'Sans image sociale, les liens partagés n’affichent aucune photo.',
} satisfies Words<typeof english>;
