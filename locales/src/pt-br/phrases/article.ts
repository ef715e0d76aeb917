import type { ArticlePhrases } from '../../en/phrases/article.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const article: ArticlePhrases = {
  nothingAbout: (heading) =>
    `Nenhum trecho encontrado para ${quoted(heading, 'pt-BR')}. Traga um de outra seção, acrescente uma fonte ou elimine a seção.`,
  saidElsewhere: (heading) => `O que as fontes dizem sobre ${quoted(heading, 'pt-BR')} está citado em outras seções.`,
  otherLanguage: (titles) => `Não utilizadas, por estarem em outro idioma: ${titles}.`,
  outlineNote:
    'Este é um roteiro, não um texto pronto: nenhuma fonte foi indicada e nada é inventado aqui. Com fontes, as seções são escritas a partir delas.',
  audience: (audience) => `Leitores: ${audience}.`,
  ordered: (words, keyword) => `Cerca de ${words} palavras.${keyword === '' ? '' : ` Palavra-chave principal: ${keyword}.`}`,
  message: (point) => `Mensagem que deve ficar: ${point}`,
  keywordHere: (keyword) => `Palavra-chave desta seção: ${keyword}`,
  closing: () => 'O que você acha? Conte para a gente nos comentários.',
  introductionToWrite: 'uma introdução; nenhuma frase das fontes abre o tema',
  conclusionToWrite: 'Resumir em três frases o que o leitor deve guardar e indicar o próximo passo.',
  conclusionMissing: 'uma conclusão; nenhuma frase das fontes resume o tema',
};

export default article;
