// Tools that read pages and sites, and those made to measure, in Portuguese, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    on_page_audit: {
      name: 'Auditoria SEO on-page',
      description: 'Verifique uma página pelos fatores on-page que importam e receba uma lista de correções.',
    },
    sitemap_generator: {
      name: 'Gerador de sitemap XML',
      description: 'Crie um sitemap XML a partir de uma lista de URLs ou rastreando um site.',
    },
    internal_linking: {
      name: 'Links internos no texto',
      description: 'Encontre em um texto os melhores lugares para links às suas páginas e insira-os.',
    },
    content_gap: {
      name: 'Lacunas de conteúdo',
      description: 'Compare sua página com as dos concorrentes e veja os temas e títulos que faltam.',
    },
    content_brief: {
      name: 'Briefing de conteúdo SEO',
      description: 'Prepare o briefing de que quem escreve precisa: intenção, esquema, perguntas, termos e metadados.',
    },
    category_cards: {
      name: 'Cartões de categoria',
      description:
        'Escreva os cartões SEO curtos que ligam uma categoria às relacionadas, com palavras-chave vinculadas e suaves.',
    },
    store_pages: {
      name: 'Páginas de lojas e locais',
      description: 'Produza com um só arquivo páginas locais distintas para cada loja, filial ou área atendida.',
    },
    brand_style_guide: {
      name: 'Guia de estilo da marca',
      description: 'Extraia de páginas, textos ou arquivos como sua marca escreve e receba um guia com regras e exemplos.',
    },
  },
  words: {
    URLs: 'Lista de URLs',
    'Site to crawl': 'Site a rastrear',
    'A page to start from, or the address of an existing sitemap.': 'Uma página inicial ou o endereço de um sitemap existente.',
    'Pages at most': 'Páginas no máximo',
    'Include last modification date': 'Incluir a data da última modificação',
    'Paths to exclude': 'Caminhos a excluir',
    'Paste URLs or enter a site.': 'Cole URLs ou indique um site.',
    '# AI credit per # URLs.': '# crédito de IA a cada # URLs.',
    'Text or HTML': 'Texto ou HTML',
    'Pages to link': 'Páginas a vincular',
    'One per line: keyword, keyword | URL.': 'Uma por linha: palavra-chave, palavra-chave | URL.',
    Links: 'Links a aplicar',
    'Insert them': 'Inserir',
    'Only propose them': 'Apenas propor',
    'Links at most': 'Links no máximo',
    'Only the first occurrence': 'Só a primeira ocorrência',
    'Secondary keywords': 'Palavras-chave secundárias',
    'Pages to learn from': 'Páginas de referência',
    'Goal of the page': 'Objetivo da página',
    'Your page': 'Sua página',
    'Competitor pages': 'Páginas dos concorrentes',
    '# AI credits per competitor page.': '# créditos de IA por página concorrente.',
    'Category page': 'Página de categoria',
    'Keywords that already have a target page.': 'Palavras-chave que já têm página de destino.',
    'Keywords to use without a link.': 'Palavras-chave a usar sem link.',
    'Number of cards': 'Número de cartões',
    'Words per card': 'Palavras por cartão',
    'Also write the footer text': 'Escrever também o texto do rodapé',
    '# AI credits per # words, for all the cards together.': '# créditos de IA a cada # palavras, para todos os cartões juntos.',
    'Store file': 'Arquivo das lojas',
    'CSV: name, address, city, hours, services, phone, notes.':
      'CSV: nome, endereço, cidade, horário, serviços, telefone, notas.',
    Store: 'Loja',
    'City or area': 'Cidade ou região',
    'Local facts': 'Fatos locais',
    'Hours, parking, team, landmarks, services of this store.':
      'Horário, estacionamento, equipe, referências e serviços desta loja.',
    'Add LocalBusiness structured data': 'Adicionar dados estruturados LocalBusiness',
    'Upload a file or fill in one store.': 'Envie um arquivo ou preencha uma loja.',
    '# AI credits per # words of each page.': '# créditos de IA a cada # palavras de cada página.',
    'Sample texts': 'Textos de amostra',
    'Values and promise': 'Valores e promessa',
    Competitors: 'Concorrentes',
    'Save as brand voice': 'Salvar como voz da marca',
    'Uses one of the available brand voices; not for the restricted role.':
      'Ocupa uma das vozes da marca disponíveis; não para a função restrita.',
    'Give at least one page, text or file.': 'Informe ao menos uma página, um texto ou um arquivo.',
  },
} satisfies ToolTexts;
