// Tools that read figures of searches and pages in Portuguese, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    trends_global: { name: 'Tendências globais', description: 'Veja o que as pessoas procuram agora, por país e categoria.' },
    trends_wiki: {
      name: 'Tendências da Wikipédia',
      description: 'Descubra as páginas da Wikipédia mais lidas e as que mais sobem em um idioma.',
    },
    trends_related: {
      name: 'Tendências relacionadas',
      description: 'Encontre buscas e temas ligados a uma palavra-chave, os principais e os que sobem.',
    },
    trends_amazon: {
      name: 'Tendências da Amazon',
      description: 'Veja o que os compradores digitam na Amazon sobre um produto, por marketplace.',
    },
    trends_interest: {
      name: 'Interesse ao longo do tempo',
      description: 'Compare o interesse por até cinco palavras-chave no tempo e encontre a sua temporada.',
    },
    page_domain_authority: {
      name: 'Autoridade de página e domínio',
      description: 'Estime a força de até dez páginas e seus domínios em uma escala de 0 a 100.',
      words: { URLs: 'URLs das páginas' },
    },
  },
  words: {
    'Your own figures (CSV)': 'Seus próprios números (CSV)',
    'There is no free source: one per line, as search; figure; change in percent.':
      'Não há fonte livre: uma por linha, como busca; número; variação em porcentagem.',
    'There is no free source: one per line, as search; figure.': 'Não há fonte livre: uma por linha, como busca; número.',
    'Left empty, the page views of Wikipedia are read. One per line: date (YYYY-MM-DD); keyword; figure.':
      'Se ficar vazio, são lidas as visualizações da Wikipédia. Uma por linha: data (AAAA-MM-DD); palavra-chave; número.',
    'Rank list (CSV)': 'Lista de posições (CSV)',
    'One per line: domain; rank. Without a list there is no data.': 'Um por linha: domínio; posição. Sem lista não há dados.',
    '# AI credits per URL.': '# créditos de IA por URL.',
    Worldwide: 'Mundo todo',
    Period: 'Período',
    Today: 'Hoje',
    'Last # days': 'Últimos # dias',
    'Last # months': 'Últimos # meses',
    'Last # years': 'Últimos # anos',
    All: 'Todas',
    Business: 'Negócios',
    Entertainment: 'Entretenimento',
    Health: 'Saúde',
    'Science and technology': 'Ciência e tecnologia',
    'Top stories': 'Principais notícias',
    Travel: 'Viagens',
    Results: 'Resultados',
    Day: 'Dia',
    'Left empty: the last day available.': 'Vazio: o último dia disponível.',
    'Order by': 'Ordenar por',
    'Most read': 'Mais lidas',
    'Fastest growing': 'Que mais crescem',
    'Only pages about': 'Só páginas sobre',
    Keyword: 'Palavra-chave',
    'Product or keyword': 'Produto ou palavra-chave',
  },
} satisfies ToolTexts;
