import type english from '../../en/interface-document/score.ts';
import type { Words } from '../../words.ts';

export default {
  failed: 'Não foi possível carregar a pontuação',
  groups: {
    topic: 'Cobertura do tema',
    keywords: 'Palavras-chave',
    headings: 'Títulos',
    readability: 'Legibilidade',
    length: 'Tamanho',
    meta: 'Resultado de busca',
    links: 'Links',
    images: 'Imagens',
  },
  points: '{{points}} de {{most}}',
  unknown: 'desconhecida',
  unknownTopic:
    'Não há fontes nem páginas de concorrentes com texto suficiente para comparar. Os pontos são distribuídos entre as outras partes.',
  missingTerms: 'Não estão no texto: {{terms}}',
  noText: 'Ainda não há texto',
  noTextLead:
    'Por enquanto há títulos e perguntas. A pontuação vem com os primeiros parágrafos: escreva-os ou adicione fontes e peça o texto a partir delas.',
  stale: 'Recalculando …',
  ready: '{{score}} de 100 pontos',
  show: 'Mostrar',
  showField: 'Preencher',
  reading: 'Legibilidade {{value}} de 100 ({{formula}}); quanto maior, mais fácil.',
  checks: {
    topicTerms: {
      met: 'Diz o que as fontes dizem ({{covered}} de {{count}} termos)',
      unmet: 'O texto contém {{covered}} de {{count}} termos das fontes',
    },
    keywordInTitle: {
      met: 'Palavra-chave principal no título',
      unmet: 'A palavra-chave principal não está no título',
    },
    keywordEarly: {
      met: 'Palavra-chave principal no primeiro parágrafo',
      unmet: 'A palavra-chave principal não está no primeiro parágrafo',
    },
    allKeywords: {
      met: 'Todas as palavras-chave aparecem',
      unmet: 'Nem todas as palavras-chave aparecem',
    },
    oneTitle: {
      met: 'Um título principal',
      unmet: 'Deveria haver exatamente um título principal',
    },
    subheadings: {
      met: 'Títulos dividem o texto',
      unmet: 'Nenhum título divide o texto',
    },
    headingOrder: {
      met: 'Nenhum título pula um nível',
      unmet: 'Um título pula um nível',
    },
    length: {
      met: 'Pelo menos 300 palavras',
      unmet: 'Menos de 300 palavras',
    },
    metaTitle: {
      met: 'O meta título aparece inteiro',
      unmet: 'O meta título falta ou é longo demais',
    },
    metaDescription: {
      met: 'A meta descrição aparece inteira',
      unmet: 'A meta descrição falta ou é longa demais',
    },
    link: {
      met: 'Pelo menos um link',
      unmet: 'Ainda sem link',
    },
    internalLink: {
      met: 'Leva a outra página do seu site',
      unmet: 'Nenhum link para uma página do seu próprio site: quem lê não tem por onde continuar',
    },
    externalLink: {
      met: 'Remete a outro site',
      unmet: 'Nenhum link para outro site que confirme o que se diz',
    },
    keywordInHeading: {
      met: 'Palavra-chave principal em um subtítulo',
      unmet: 'A palavra-chave principal não está em nenhum subtítulo',
    },
    keywordInMeta: {
      met: 'Palavra-chave principal nos textos meta',
      unmet: 'A palavra-chave principal não está no meta título nem na meta descrição',
    },
    keywordOften: {
      met: 'Palavra-chave principal com boa frequência ({{percent}} %)',
      unmet: 'Palavra-chave principal em {{percent}} % das palavras; o usual é de 0,5 a 2,5 %',
    },
    headingLength: {
      met: 'Os títulos são curtos',
      unmet: 'Títulos com mais de 80 caracteres: {{count}}',
    },
    readability: {
      met: 'Fácil de ler',
      unmet: 'Difícil de ler ({{value}} de 100)',
    },
    longSentences: {
      met: 'A maioria das frases é curta',
      unmet: '{{percent}} % das frases passam de 25 palavras',
    },
    longParagraphs: {
      met: 'Nenhum parágrafo é longo demais',
      unmet: 'Parágrafos com mais de 150 palavras: {{count}}',
    },
    linkText: {
      met: 'Os links dizem para onde levam',
      unmet: 'Links que não dizem para onde levam: {{count}}',
    },
    altText: {
      met: 'Toda imagem tem texto alternativo',
      unmet: 'Imagens sem texto alternativo: {{count}}',
    },
  },
} satisfies Words<typeof english>;
