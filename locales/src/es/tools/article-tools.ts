// Names and descriptions of the tools for articles, campaigns, rewriting and premium work in Spanish.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    linkedin_post: {
      name: 'Publicación de LinkedIn',
      description: 'Escribe una publicación profesional que engancha desde la primera línea y abre conversación.',
    },
    facebook_post: {
      name: 'Publicación de Facebook',
      description: 'Escribe publicaciones para tu página: un enlace, una oferta, un evento o una pregunta.',
    },
    pinterest_pin: {
      name: 'Pin de Pinterest',
      description: 'Escribe títulos, descripciones y textos alternativos que coinciden con lo que se busca en Pinterest.',
    },
    meta_ads: {
      name: 'Anuncios para Facebook e Instagram',
      description: 'Escribe textos principales, títulos y descripciones de enlaces para campañas de Meta.',
    },
    linkedin_ads: {
      name: 'Anuncios de LinkedIn',
      description: 'Escribe contenido patrocinado, anuncios por mensaje y de texto para un público profesional.',
    },
    cold_outreach_email: {
      name: 'Correo de primer contacto',
      description: 'Escribe un primer correo con sus seguimientos, que suena personal y pide un solo paso.',
    },
    pitch_generator: {
      name: 'Generador de presentaciones',
      description: 'Escribe una presentación breve, para inversores, de venta o para medios de tu idea.',
    },
    dem_generator: {
      name: 'Correo promocional (DEM)',
      description: 'Crea un correo promocional completo, del asunto al botón, listo para tu herramienta de envío.',
    },
    youtube_metadata: {
      name: 'Título y descripción para YouTube',
      description: 'Obtén títulos, descripción, capítulos y etiquetas que ayudan a que un vídeo se encuentre y se vea.',
    },
    app_store_listing: {
      name: 'Ficha para tiendas de apps',
      description: 'Escribe los textos de App Store y Google Play dentro del límite de cada campo.',
    },
    restaurant_menu: {
      name: 'Carta del restaurante',
      description: 'Describe platos, vinos y el propio restaurante para que apetezca pedir.',
    },
    travel_itinerary: {
      name: 'Itinerario de viaje y guía',
      description: 'Escribe un itinerario día a día o una guía de destino para agencias y blogs de viajes.',
    },
    tiktok_script: {
      name: 'Guion para TikTok y Reels',
      description: 'Planifica un vídeo vertical corto con gancho, planos, texto hablado y texto en pantalla.',
    },
    youtube_script: {
      name: 'Guion para vídeos de YouTube',
      description: 'Escribe un guion completo con gancho, secciones, imágenes y cierre.',
      words: { Review: 'Análisis' },
    },
    article_outline: {
      name: 'Esquema del artículo',
      description: 'Construye una estructura lógica de títulos con notas sobre lo que debe tratar cada sección.',
    },
    article_introduction: {
      name: 'Introducción para el blog',
      description: 'Escribe el comienzo de una entrada en varios estilos y elige el mejor gancho.',
    },
    article_conclusion: {
      name: 'Conclusión para el blog',
      description: 'Cierra un artículo con un resumen breve y una llamada clara a la acción.',
    },
    web_article: {
      name: 'Artículo web',
      description:
        'Convierte un briefing, unos datos o páginas fuente en un artículo para una revista, un portal o las noticias de una empresa.',
    },
    podcast_script: {
      name: 'Guion de pódcast',
      description: 'Escribe el guion de un episodio con introducción, segmentos, intervenciones y notas.',
    },
    blog_ideas: {
      name: 'Ideas y títulos para el blog',
      description: 'Obtén temas para tu nicho con título provisional, enfoque e intención de búsqueda.',
    },
    paraphraser: { name: 'Parafraseador', description: 'Di lo mismo con otras palabras, en tantas versiones como necesites.' },
    text_expander: {
      name: 'Ampliador de textos',
      description: 'Desarrolla notas o un párrafo breve hasta un texto más completo.',
    },
    grammar_fixer: {
      name: 'Corrector gramatical y ortográfico',
      description: 'Corrige ortografía, gramática y puntuación y ve cada cambio explicado.',
      words: {
        Correct: 'Corregir',
        'Errors only': 'Solo errores',
        'Errors and style': 'Errores y estilo',
        'Spelling variant': 'Variante ortográfica',
        Automatic: 'Automática',
        'British English': 'Inglés británico',
        'American English': 'Inglés estadounidense',
      },
    },
    tone_changer: {
      name: 'Cambio de tono',
      description: 'Reescribe un texto con otro tono para otro público, sin cambiar su contenido.',
    },
    rewrite_with_brand_voice: {
      name: 'Reescribir con voz de marca',
      description: 'Reescribe cualquier texto para que suene a tu marca.',
    },
    url_rephraser: { name: 'Reescribir una URL', description: 'Lee una página web y reescribe su texto como uno original.' },
    keyword_ideas: {
      name: 'Ideas de palabras clave',
      description: 'Amplía una palabra clave con búsquedas específicas y preguntas, con su intención.',
    },
    campaign_kit: {
      name: 'Kit de campaña',
      description: 'De un briefing a una campaña coherente: concepto, anuncios, correos, publicaciones y página de destino.',
    },
    editorial_plan: {
      name: 'Plan editorial',
      description: 'Planifica semanas de contenidos para blog, redes y correo, con la herramienta de cada pieza.',
    },
    managed_page_content: {
      name: 'Contenido de página gestionado',
      description:
        'El texto nuevo, la ampliación, la reescritura o la edición de una página, con palabras clave, encabezados y metadatos SEO.',
    },
    catalogue_enrichment: {
      name: 'Enriquecimiento de catálogo',
      description: 'Completa datos de producto con títulos, descripciones, viñetas, atributos, metadatos y traducciones.',
    },
    content_localization: {
      name: 'Localización de contenidos',
      description: 'Adapta un texto de marketing a otro mercado, no solo a otro idioma.',
    },
    text_simplifier: {
      name: 'Simplificador de textos',
      description: 'Reescribe textos difíciles en lenguaje claro para el nivel de lectura elegido.',
    },
    text_shortener: {
      name: 'Acortador de textos',
      description: 'Recorta un texto a un número exacto de palabras o caracteres sin perder su mensaje.',
    },
  },
  words: {},
} satisfies ToolTexts;
