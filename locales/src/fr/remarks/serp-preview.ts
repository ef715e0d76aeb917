import type english from '../../en/remarks/serp-preview.ts';
import type { Words } from '../../words.ts';

export default {
  title_cut: 'Le titre mesure {is} px et est coupé à {limit} px.',
  description_cut: 'La description mesure {is} px et est coupée à {limit} px sur ordinateur.',
  description_cut_mobile: 'Sur mobile, la description est coupée à {limit} px : commencez par l’essentiel.',
  keyword_not_in_title: 'Le mot-clé « {keyword} » ne figure pas dans le titre.',
  keyword_not_in_description: 'Le mot-clé « {keyword} » ne figure pas dans la description.',
  may_rewrite: 'Google peut réécrire le titre et la description selon la recherche.',
} satisfies Words<typeof english>;
