import type { ArticlePhrases } from '../../en/phrases/article.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const article: ArticlePhrases = {
  nothingAbout: (heading) =>
    `As fontes não dizem nada sobre ${quoted(heading, 'pt-BR')}. Acrescente uma fonte sobre o assunto ou retire a seção.`,
  saidElsewhere: (heading) => `O que as fontes dizem sobre ${quoted(heading, 'pt-BR')} está citado em outras seções.`,
  otherLanguage: (titles) => `Não utilizadas, por estarem em outro idioma: ${titles}.`,
  outlineNote:
    'Este é um roteiro, não um texto pronto: nenhuma fonte foi indicada e nada é inventado aqui. Com fontes, as seções são escritas a partir delas.',
  titlesToChoose: 'Títulos para escolher',
  audience: (audience) => `Leitores: ${audience}.`,
  message: (point) => `Mensagem que deve ficar: ${point}`,
  questions: [
    'O que o leitor quer saber aqui e qual é a resposta curta?',
    'Que número, exemplo ou citação comprova isso?',
    'A que é preciso prestar atenção?',
    'O que os outros textos sobre o tema deixam sem resposta?',
    'O que o leitor pode fazer de imediato?',
  ],
  keywordHere: (keyword) => `Palavra-chave desta seção: ${keyword}`,
  headings: [
    (subject) => `${subject}: do que se trata`,
    (subject) => `${subject}: o que é preciso`,
    (subject) => `${subject} passo a passo`,
    (subject) => `${subject}: custos e esforço`,
    (subject) => `${subject}: erros comuns`,
    (subject) => `${subject} na prática: um exemplo`,
    (subject) => `${subject}: como medir os resultados`,
    (subject) => `${subject}: próximos passos`,
    (subject) => `${subject}: perguntas e respostas`,
    (subject) => `${subject}: perspectivas`,
  ],
  titles: [
    (subject) => `${subject}: o que realmente importa`,
    (subject) => `${subject} em palavras simples`,
    (subject) => `${subject}: guia prático`,
  ],
  closing: () => 'O que você acha? Conte para a gente nos comentários.',
  introductionToWrite: 'uma introdução; nenhuma frase das fontes abre o tema',
  conclusionToWrite: 'Resumir em três frases o que o leitor deve guardar e indicar o próximo passo.',
  conclusionMissing: 'uma conclusão; nenhuma frase das fontes resume o tema',
};

export default article;
