// Names and descriptions of the tools for articles, campaigns, rewriting and premium work in Portuguese.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    linkedin_post: {
      name: 'Publicação para o LinkedIn',
      description: 'Escreva uma publicação profissional que prende na primeira linha e abre uma conversa.',
    },
    facebook_post: {
      name: 'Publicação para o Facebook',
      description: 'Escreva publicações para a sua página: um link, uma oferta, um evento ou uma pergunta.',
    },
    pinterest_pin: {
      name: 'Pin para o Pinterest',
      description: 'Escreva títulos, descrições e textos alternativos que combinam com o que se busca no Pinterest.',
    },
    meta_ads: {
      name: 'Anúncios para Facebook e Instagram',
      description: 'Escreva textos principais, títulos e descrições de links para campanhas da Meta.',
    },
    linkedin_ads: {
      name: 'Anúncios do LinkedIn',
      description: 'Escreva conteúdo patrocinado, anúncios por mensagem e de texto para um público profissional.',
    },
    cold_outreach_email: {
      name: 'E-mail de primeiro contato',
      description: 'Escreva um primeiro e-mail com acompanhamentos, que soa pessoal e pede um só passo.',
    },
    pitch_generator: {
      name: 'Gerador de pitch',
      description: 'Escreva um pitch rápido, para investidores, de vendas ou para a imprensa.',
    },
    dem_generator: {
      name: 'E-mail promocional (DEM)',
      description: 'Crie um e-mail promocional completo, do assunto ao botão, pronto para a sua ferramenta de envio.',
    },
    youtube_metadata: {
      name: 'Título e descrição para o YouTube',
      description: 'Obtenha títulos, descrição, capítulos e tags que ajudam um vídeo a ser encontrado e clicado.',
    },
    app_store_listing: {
      name: 'Página nas lojas de apps',
      description: 'Escreva os textos da App Store e do Google Play dentro do limite de cada campo.',
    },
    restaurant_menu: {
      name: 'Cardápio do restaurante',
      description: 'Descreva pratos, vinhos e o próprio restaurante para dar vontade de pedir.',
    },
    travel_itinerary: {
      name: 'Roteiro de viagem e guia',
      description: 'Escreva um roteiro dia a dia ou um guia de destino para operadoras e blogs de viagem.',
    },
    tiktok_script: {
      name: 'Roteiro para TikTok e Reels',
      description: 'Planeje um vídeo vertical curto com gancho, cenas, falas e texto na tela.',
    },
    youtube_script: {
      name: 'Roteiro para vídeo do YouTube',
      description: 'Escreva um roteiro completo com gancho, seções, imagens e encerramento.',
      words: { Review: 'Análise' },
    },
    article_outline: {
      name: 'Estrutura do artigo',
      description: 'Monte uma sequência lógica de títulos com notas sobre o que cada seção deve tratar.',
    },
    article_introduction: {
      name: 'Introdução para o blog',
      description: 'Escreva a abertura de uma postagem em vários estilos e escolha o melhor gancho.',
    },
    article_conclusion: {
      name: 'Conclusão para o blog',
      description: 'Feche um artigo com um resumo conciso e uma chamada clara para a ação.',
    },
    web_article: {
      name: 'Artigo web',
      description: 'Transforme um briefing, fatos ou páginas-fonte em um artigo para revista, portal ou notícias da empresa.',
    },
    podcast_script: {
      name: 'Roteiro de podcast',
      description: 'Escreva o roteiro de um episódio com introdução, segmentos, falas e notas.',
    },
    blog_ideas: {
      name: 'Ideias e títulos para o blog',
      description: 'Receba temas para o seu nicho com título provisório, abordagem e intenção de busca.',
    },
    paraphraser: {
      name: 'Parafraseador de textos',
      description: 'Diga o mesmo com outras palavras, em quantas versões precisar.',
    },
    text_expander: {
      name: 'Expansor de texto',
      description: 'Desenvolva anotações ou um parágrafo curto em um texto mais completo.',
    },
    grammar_fixer: {
      name: 'Corretor de gramática e ortografia',
      description: 'Corrija ortografia, gramática e pontuação e veja cada mudança explicada.',
      words: {
        Correct: 'Corrigir',
        'Errors only': 'Somente erros',
        'Errors and style': 'Erros e estilo',
        'Spelling variant': 'Variante ortográfica',
        Automatic: 'Automática',
        'British English': 'Inglês britânico',
        'American English': 'Inglês americano',
      },
    },
    tone_changer: {
      name: 'Mudança de tom',
      description: 'Reescreva um texto em outro tom para outro público, mantendo o conteúdo.',
    },
    rewrite_with_brand_voice: {
      name: 'Reescrita com voz da marca',
      description: 'Reescreva qualquer texto para que soe como a sua marca.',
    },
    url_rephraser: { name: 'Reescrita de URL', description: 'Leia uma página da web e reescreva o texto como original.' },
    keyword_ideas: {
      name: 'Ideias de palavras-chave',
      description: 'Expanda uma palavra-chave em buscas específicas e perguntas, com a intenção de cada uma.',
    },
    campaign_kit: {
      name: 'Kit de campanha',
      description: 'De um briefing a uma campanha coerente: conceito, anúncios, e-mails, publicações e página de destino.',
    },
    editorial_plan: {
      name: 'Plano editorial',
      description: 'Planeje semanas de conteúdo para blog, redes sociais e e-mail, com a ferramenta de cada peça.',
    },
    managed_page_content: {
      name: 'Conteúdo de página gerenciado',
      description:
        'O texto novo, o acréscimo, a reescrita ou a edição de uma página, com palavras-chave, títulos e metadados de SEO.',
    },
    catalogue_enrichment: {
      name: 'Enriquecimento de catálogo',
      description: 'Complete dados de produtos com títulos, descrições, tópicos, atributos, metadados e traduções.',
    },
    content_localization: {
      name: 'Localização de conteúdo',
      description: 'Adapte um texto de marketing a outro mercado, não só a outro idioma.',
    },
    text_simplifier: {
      name: 'Simplificador de texto',
      description: 'Reescreva textos difíceis em linguagem simples para o nível de leitura escolhido.',
    },
    text_shortener: {
      name: 'Encurtador de texto',
      description: 'Corte um texto a um número exato de palavras ou caracteres sem perder a mensagem.',
    },
  },
  words: {},
} satisfies ToolTexts;
