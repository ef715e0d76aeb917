// Names and descriptions of the tools in Spanish.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    seo_article: {
      name: 'Artículo SEO',
      description:
        'Escribe un artículo optimizado para buscadores en pasos guiados: del tema y las palabras clave al esquema editado y al texto final.',
    },
    blog_post: {
      name: 'Entrada de blog',
      description: 'Crea paso a paso una entrada de blog completa junto con las publicaciones que la difunden en redes.',
    },
    social_media_post: {
      name: 'Publicación para redes',
      description: 'Escribe publicaciones para una o varias redes a partir de un tema o de tus propias fuentes.',
    },
    email_generator: {
      name: 'Generador de correos',
      description: 'Escribe correos comerciales, de tienda o corporativos a partir de unos pocos datos.',
    },
    product_description_generator: {
      name: 'Descripción de producto',
      description: 'Escribe descripciones de producto a partir de características, fotos o un archivo, una a una o en serie.',
    },
    job_posting: {
      name: 'Oferta de empleo',
      description: 'Escribe una oferta de empleo inclusiva y atractiva a partir del puesto, las competencias y los beneficios.',
    },
    real_estate_ad: {
      name: 'Anuncio inmobiliario',
      description: 'Escribe el anuncio de un inmueble a partir del tipo, la operación, las estancias y las características.',
    },
    practice_area: {
      name: 'Página de área de práctica',
      description: 'Escribe la página de un despacho que presenta un área de práctica e invita al cliente a ponerse en contacto.',
    },
    press_release: {
      name: 'Nota de prensa',
      description: 'Escribe una nota de prensa en forma periodística, con titular, entradilla, citas y perfil de la empresa.',
    },
    biography_generator: {
      name: 'Generador de biografías',
      description: 'Escribe una biografía profesional a partir de tus notas y de hasta tres páginas.',
    },
    ppc_landing_page: {
      name: 'Página de destino para anuncios',
      description: 'Escribe una página de destino que mantiene la promesa del anuncio y lleva a una única conversión.',
    },
    text_summary: {
      name: 'Resumen de texto',
      description: 'Resume un texto de hasta 6.000 caracteres en un párrafo, en puntos clave o en ambos.',
    },
    meta_title_description: {
      name: 'Metatítulo y metadescripción',
      description: 'Consigue metatítulos y metadescripciones con la palabra clave y la longitud adecuadas para cualquier página.',
    },
    seo_metatag_generator: {
      name: 'Generador de metaetiquetas SEO',
      description: 'Rellena un formulario y copia las metaetiquetas HTML de tu página.',
    },
    keyword_density: {
      name: 'Densidad de palabras clave',
      description: 'Cuenta con qué frecuencia aparecen palabras y expresiones en un texto o una página.',
    },
    bullet_point_generator: {
      name: 'Puntos clave de producto',
      description: 'Convierte los datos de un producto en puntos clave fáciles de leer, uno a uno o con un archivo entero.',
    },
    marketplace_listing: {
      name: 'Ficha para marketplace',
      description: 'Crea títulos, puntos clave, descripción y términos de búsqueda para Amazon, eBay, Etsy o Google Shopping.',
    },
    faq_generator: {
      name: 'Generador de preguntas frecuentes',
      description: 'Crea preguntas y respuestas sobre un producto, un servicio o una página a partir de tu propia información.',
    },
    category_page: {
      name: 'Página de categoría de tienda online',
      description: 'Escribe la introducción, la guía y el pie de una página de categoría de tu tienda.',
    },
    review_response: {
      name: 'Respuesta a reseñas',
      description: 'Responde a las reseñas de Google, Amazon, Trustpilot o Booking con el tono adecuado.',
    },
    interview_questions: {
      name: 'Preguntas de entrevista',
      description: 'Prepara una entrevista estructurada con preguntas, señales que observar y una hoja de evaluación.',
    },
    event_page: {
      name: 'Página de evento e invitación',
      description: 'Escribe la página, el programa y la invitación de un congreso, un webinar, una feria o una fiesta.',
      words: { Type: 'Tipo' },
    },
    hotel_description: {
      name: 'Descripción de hotel y alojamiento',
      description:
        'Describe un hotel, un B&B o una casa de vacaciones, sus habitaciones y su entorno, para tu web y los portales de reservas.',
      words: { Type: 'Tipo', Location: 'Ubicación', Services: 'Servicios' },
    },
    google_search_ads: {
      name: 'Anuncios de búsqueda de Google',
      description:
        'Genera títulos, descripciones y recursos de un anuncio de búsqueda adaptable de Google dentro de sus límites de caracteres.',
    },
    x_thread: {
      name: 'Publicación e hilo para X',
      description: 'Escribe publicaciones sueltas o un hilo numerado para X dentro del límite de caracteres.',
    },
    newsletter: { name: 'Boletín', description: 'Compón un número de tu boletín con apertura, noticias y enlaces.' },
  },
  words: {},
} satisfies ToolTexts;
