import type english from '../../en/remarks/robots-txt.ts';
import type { Words } from '../../words.ts';

export default {
  not_indexing:
    'O robots.txt controla o rastreamento, não a indexação: uma página bloqueada ainda pode aparecer nos resultados. Para excluí-la, use noindex e permita o rastreamento.',
  crawl_delay: 'O Google ignora o Crawl-delay; o Bing o respeita.',
  all_blocked: 'Por padrão, todos os robôs estão bloqueados: só os caminhos permitidos podem ser rastreados.',
  style_blocked: 'Estas regras bloqueiam folhas de estilo ou scripts de que os buscadores precisam para ver a página: {list}.',
  both: 'Permitidos e bloqueados ao mesmo tempo, portanto permitidos: {list}.',
  own_group: 'Os robôs com grupo próprio obedecem apenas a ele: {list}.',
  case_matters: 'Maiúsculas e minúsculas importam nos caminhos: {list}.',
} satisfies Words<typeof english>;
