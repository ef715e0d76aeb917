// Names, descriptions and form words of the search tools in Portuguese, by their English; "#" stands for a figure.
import type { CatalogueLocale } from '../../localise-tool.ts';

export const seoToolsInPortuguese: CatalogueLocale = {
  tools: {
    readability_checker: {
      name: 'Verificador de legibilidade',
      description: 'Meça a facilidade de leitura de um texto e veja quais frases melhorar.',
    },
    serp_preview: {
      name: 'Prévia na SERP',
      description:
        'Veja como uma página aparecerá nos resultados do Google no computador e no celular, com as larguras em pixels.',
    },
    url_slug_generator: { name: 'Gerador de slugs de URL', description: 'Transforme títulos em slugs de URL curtos e limpos.' },
    robots_txt_generator: {
      name: 'Gerador de robots.txt',
      description: 'Crie um arquivo robots.txt e teste quais URLs ele bloqueia.',
    },
    hreflang_generator: {
      name: 'Gerador de hreflang',
      description: 'Gere e verifique tags hreflang para páginas em vários idiomas e países.',
    },
    faq_schema: {
      name: 'Schema de FAQ (JSON-LD)',
      description: 'Transforme perguntas e respostas em dados estruturados FAQPage válidos.',
    },
  },
  words: {
    Readers: 'Leitores',
    'General public': 'Público em geral',
    Experts: 'Especialistas',
    'Young readers': 'Leitores jovens',
    'Meta title': 'Título da página nos resultados',
    'Meta description': 'Descrição nos resultados',
    'Site name': 'Nome do site',
    'Keyword to highlight': 'Palavra-chave a destacar',
    'Date shown': 'Data exibida',
    Titles: 'Títulos',
    'One per line.': 'Um por linha.',
    'Maximum characters': 'Máximo de caracteres',
    'Remove stop words': 'Remover palavras vazias',
    Separator: 'Separador',
    Hyphen: 'Hífen',
    Underscore: 'Sublinhado',
    'Base URL': 'URL base',
    'By default': 'Por padrão',
    'Allow all robots': 'Permitir todos os robôs',
    'Block all robots': 'Bloquear todos os robôs',
    'Robots to block': 'Robôs a bloquear',
    'Paths to block': 'Caminhos a bloquear',
    'Paths to allow': 'Caminhos a permitir',
    'Sitemap URLs': 'URLs dos sitemaps',
    'Crawl delay (seconds)': 'Intervalo de rastreamento (segundos)',
    'URLs to test': 'URLs a testar',
    Pages: 'Páginas',
    'One per line: language-country | URL, e.g. en-GB | https://example.com/uk/':
      'Uma por linha: idioma-país | URL, ex.: en-GB | https://example.com/uk/',
    'x-default URL': 'URL x-default',
    'HTML link tags': 'Tags link em HTML',
    'HTTP header': 'Cabeçalho HTTP',
    'XML sitemap': 'Sitemap XML',
    'Check the pages online': 'Verificar as páginas online',
    'Questions and answers': 'Perguntas e respostas',
    'Q: question, next line A: answer; blank line between pairs.':
      'P: pergunta, linha seguinte R: resposta; linha em branco entre os pares.',
    'Also give the visible HTML': 'Gerar também o HTML visível',
  },
};
