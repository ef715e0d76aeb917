import type english from '../../en/remarks/faq-schema.ts';
import type { Words } from '../../words.ts';

export default {
  no_pairs: 'Nenhuma pergunta com resposta foi encontrada.',
  no_question: 'Par {number}: a pergunta está vazia; omitido.',
  no_answer: 'Par {number}: “{question}” não tem resposta; omitido.',
  duplicate: 'Par {number}: “{question}” já apareceu; omitido.',
  markup: 'Par {number}: estas tags não são permitidas e foram removidas: {list}.',
  must_be_visible: 'As mesmas perguntas e respostas devem estar visíveis na página.',
  rarely_shown:
    'Desde agosto de 2023 o Google mostra resultados de FAQ quase só para sites governamentais e de saúde; a marcação continua válida para outros leitores.',
} satisfies Words<typeof english>;
