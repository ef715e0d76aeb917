import type { SearchPhrases } from '../../en/phrases/search.ts';

const search: SearchPhrases = {
  titles: {
    home: [(keyword) => keyword, (keyword) => `${keyword}: quem somos e o que fazemos`, (keyword) => `${keyword} em resumo`],
    category: [
      (keyword) => `${keyword}: toda a linha`,
      (keyword) => `${keyword}: compare e escolha`,
      (keyword) => `${keyword} em resumo`,
    ],
    product: [
      (keyword) => keyword,
      (keyword) => `${keyword}: características e detalhes`,
      (keyword) => `${keyword} em detalhe`,
      (keyword) => `${keyword} em resumo`,
    ],
    article: [
      (keyword) => `${keyword}: o que importa`,
      (keyword) => `${keyword} em palavras simples`,
      (keyword) => `${keyword}: o essencial`,
      (keyword) => `${keyword} em resumo`,
      (keyword) => `${keyword}: o que saber`,
    ],
    service: [
      (keyword) => `${keyword}: nossos serviços`,
      (keyword) => `${keyword}: serviços e contato`,
      (keyword) => `${keyword} em resumo`,
    ],
    local_page: [
      (keyword) => `${keyword}: serviços e contato`,
      (keyword) => `${keyword} perto de você`,
      (keyword) => `${keyword} em resumo`,
    ],
  },
  calls: {
    home: () => ['Conheça a gente.', 'Descubra nossa oferta.', 'Saiba mais.'],
    category: () => ['Veja toda a linha.', 'Compare e escolha.', 'Confira a seleção.'],
    product: () => ['Veja todos os detalhes.', 'Olhe mais de perto.', 'Confira as características.'],
    article: () => ['Continue lendo.', 'Leia o artigo.', 'Encontre aqui as respostas.'],
    service: () => ['Peça um orçamento.', 'Fale conosco.', 'Veja como funciona.'],
    local_page: () => ['Fale conosco.', 'Planeje sua visita.', 'Veja os contatos.'],
  },
  about: (keyword, topic) => `${keyword}: ${topic}.`,
  sitelinksMissing: 'sitelinks: páginas do site, cada uma com um texto e duas linhas curtas.',
  headlinesMissing: 'outros benefícios curtos: linhas de até trinta caracteres viram títulos.',
};

export default search;
