import type english from '../../en/remarks/metatags.ts';
import type { Words } from '../../words.ts';

export default {
  title_long: 'O título tem {is} caracteres; acima de {limit} costuma ser cortado.',
  title_wide: 'O título tem {is} px de largura; os resultados de busca mostram {limit} px.',
  description_long: 'A descrição tem {is} caracteres; acima de {limit} costuma ser cortada.',
  description_wide: 'A descrição tem {is} px de largura; os resultados de busca mostram {limit} px.',
  keywords_ignored: 'O Google ignora a tag keywords.',
  revisit_ignored: 'O Google ignora a tag revisit-after.',
  hidden: 'Com noindex a página não aparecerá nos resultados de busca.',
  not_utf8: 'O padrão HTML pede UTF-8; escolha outra codificação só se o servidor realmente a enviar.',
  no_image: 'Sem uma imagem social, os links compartilhados não mostram foto.',
} satisfies Words<typeof english>;
