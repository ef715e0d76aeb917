import type english from '../../en/remarks/serp-preview.ts';
import type { Words } from '../../words.ts';

export default {
  title_cut: 'O título tem {is} px de largura e é cortado em {limit} px.',
  description_cut: 'A descrição tem {is} px de largura e é cortada em {limit} px no computador.',
  description_cut_mobile: 'No celular a descrição é cortada em {limit} px: coloque o mais importante no início.',
  keyword_not_in_title: 'A palavra-chave “{keyword}” não está no título.',
  keyword_not_in_description: 'A palavra-chave “{keyword}” não está na descrição.',
  may_rewrite: 'O Google pode reescrever o título e a descrição conforme a busca.',
} satisfies Words<typeof english>;
