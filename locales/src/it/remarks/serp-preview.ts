import type english from '../../en/remarks/serp-preview.ts';
import type { Words } from '../../words.ts';

export default {
  title_cut: 'Il titolo è largo {is} px e viene tagliato a {limit} px.',
  description_cut: 'La descrizione è larga {is} px e su desktop viene tagliata a {limit} px.',
  description_cut_mobile: 'Su mobile la descrizione viene tagliata a {limit} px: metti all’inizio ciò che conta.',
  keyword_not_in_title: 'La parola chiave «{keyword}» non è nel titolo.',
  keyword_not_in_description: 'La parola chiave «{keyword}» non è nella descrizione.',
  may_rewrite: 'Google può riscrivere titolo e descrizione in base alla ricerca.',
} satisfies Words<typeof english>;
