// Names and descriptions of the tools in Portuguese.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    seo_article: {
      name: 'Artigo de SEO',
      description:
        'Escreva um artigo otimizado para buscas em etapas guiadas: do tema e das palavras-chave ao roteiro editado e ao texto final.',
    },
    blog_post: {
      name: 'Post de blog',
      description: 'Crie passo a passo um post de blog completo, com os posts sociais que o divulgam.',
    },
    social_media_post: {
      name: 'Post para redes sociais',
      description: 'Escreva posts para uma ou mais redes a partir de um tema ou das suas próprias fontes.',
    },
    email_generator: {
      name: 'Gerador de e-mails',
      description: 'Escreva e-mails comerciais, de varejo ou institucionais a partir de poucos dados.',
    },
    product_description_generator: {
      name: 'Descrição de produto',
      description: 'Escreva descrições de produto a partir de características, fotos ou de um arquivo, uma a uma ou em lote.',
    },
    job_posting: {
      name: 'Anúncio de vaga',
      description: 'Escreva um anúncio de vaga inclusivo e atraente a partir do cargo, das competências e dos benefícios.',
    },
    real_estate_ad: {
      name: 'Anúncio de imóvel',
      description: 'Escreva o anúncio de um imóvel a partir do tipo, do negócio, dos cômodos e das características.',
    },
    practice_area: {
      name: 'Página de área jurídica',
      description: 'Escreva a página de um escritório de advocacia que apresenta uma área de atuação e convida ao contato.',
    },
    press_release: {
      name: 'Comunicado de imprensa',
      description: 'Escreva um comunicado em forma jornalística, com título, lide, citações e perfil da empresa.',
    },
    biography_generator: {
      name: 'Gerador de biografias',
      description: 'Escreva uma biografia profissional a partir das suas anotações e de até três páginas.',
    },
    ppc_landing_page: {
      name: 'Landing page para anúncios',
      description: 'Escreva uma landing page que mantém a promessa do anúncio e leva a uma única conversão.',
    },
    text_summary: {
      name: 'Resumo de texto',
      description: 'Resuma um texto de até 6.000 caracteres em um parágrafo, em pontos principais ou nos dois.',
    },
    meta_title_description: {
      name: 'Meta title e meta description',
      description: 'Receba meta titles e meta descriptions com a palavra-chave e o tamanho certos para qualquer página.',
    },
    seo_metatag_generator: {
      name: 'Gerador de meta tags de SEO',
      description: 'Preencha um formulário e copie as meta tags HTML da sua página.',
    },
    keyword_density: {
      name: 'Densidade de palavras-chave',
      description: 'Conte quantas vezes palavras e expressões aparecem em um texto ou em uma página.',
    },
    bullet_point_generator: {
      name: 'Tópicos do produto',
      description: 'Transforme os dados do produto em tópicos de benefícios fáceis de ler, um a um ou a partir de um arquivo.',
    },
    marketplace_listing: {
      name: 'Anúncio para marketplace',
      description: 'Crie título, tópicos, descrição e termos de busca para Amazon, eBay, Etsy ou Google Shopping.',
    },
    faq_generator: {
      name: 'Gerador de perguntas frequentes',
      description: 'Crie perguntas e respostas sobre um produto, serviço ou página a partir das suas próprias informações.',
    },
    category_page: {
      name: 'Página de categoria de e-commerce',
      description: 'Escreva a introdução, o guia e o rodapé de uma página de categoria da loja.',
    },
    review_response: {
      name: 'Resposta a avaliações',
      description: 'Responda às avaliações no Google, Amazon, Trustpilot ou Booking com o tom certo.',
    },
    interview_questions: {
      name: 'Perguntas de entrevista',
      description: 'Prepare uma entrevista estruturada com perguntas, sinais a observar e uma ficha de avaliação.',
    },
    event_page: {
      name: 'Página de evento e convite',
      description: 'Escreva a página, a programação e o convite de um congresso, webinar, feira ou festa.',
      words: { Type: 'Tipo' },
    },
    hotel_description: {
      name: 'Descrição de hotel e hospedagem',
      description:
        'Descreva um hotel, uma pousada ou uma casa de temporada, os quartos e os arredores, para o seu site e os portais de reserva.',
      words: { Type: 'Tipo', Location: 'Localização', Services: 'Serviços' },
    },
    google_search_ads: {
      name: 'Anúncios de pesquisa do Google',
      description:
        'Gere títulos, descrições e recursos de um anúncio responsivo de pesquisa do Google dentro dos limites de caracteres.',
    },
    x_thread: {
      name: 'Post e sequência para o X',
      description: 'Escreva posts avulsos ou uma sequência numerada para o X dentro do limite de caracteres.',
    },
    newsletter: { name: 'Boletim informativo', description: 'Monte uma edição do seu boletim com abertura, notícias e links.' },
  },
  words: {},
} satisfies ToolTexts;
