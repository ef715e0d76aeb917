// Names, descriptions and form words of the search tools in Spanish, by their English; "#" stands for a figure.
import type { CatalogueLocale } from '../../localise-tool.ts';

export const seoToolsInSpanish: CatalogueLocale = {
  tools: {
    readability_checker: {
      name: 'Comprobador de legibilidad',
      description: 'Mide lo fácil que es leer un texto y descubre qué frases mejorar.',
    },
    serp_preview: {
      name: 'Vista previa en Google',
      description:
        'Descubre cómo se verá una página en los resultados de Google en ordenador y móvil, con los anchos en píxeles.',
    },
    url_slug_generator: { name: 'Generador de slugs de URL', description: 'Convierte títulos en slugs de URL breves y limpios.' },
    robots_txt_generator: {
      name: 'Generador de robots.txt',
      description: 'Crea un archivo robots.txt y comprueba qué URL bloquea.',
    },
    hreflang_generator: {
      name: 'Generador de hreflang',
      description: 'Genera y comprueba etiquetas hreflang para páginas en varios idiomas y países.',
    },
    faq_schema: {
      name: 'Esquema de FAQ (JSON-LD)',
      description: 'Convierte preguntas y respuestas en datos estructurados FAQPage válidos.',
    },
  },
  words: {
    Readers: 'Lectores',
    'General public': 'Público general',
    Experts: 'Expertos',
    'Young readers': 'Lectores jóvenes',
    'Meta title': 'Metatítulo',
    'Meta description': 'Metadescripción',
    'Site name': 'Nombre del sitio',
    'Keyword to highlight': 'Palabra clave que resaltar',
    'Date shown': 'Fecha mostrada',
    Titles: 'Títulos',
    'One per line.': 'Uno por línea.',
    'Maximum characters': 'Máximo de caracteres',
    'Remove stop words': 'Quitar las palabras vacías',
    Separator: 'Separador',
    Hyphen: 'Guion',
    Underscore: 'Guion bajo',
    'Base URL': 'URL base',
    'By default': 'Por defecto',
    'Allow all robots': 'Permitir todos los robots',
    'Block all robots': 'Bloquear todos los robots',
    'Robots to block': 'Robots que bloquear',
    'Paths to block': 'Rutas que bloquear',
    'Paths to allow': 'Rutas que permitir',
    'Sitemap URLs': 'URL de los sitemaps',
    'Crawl delay (seconds)': 'Retardo de rastreo (segundos)',
    'URLs to test': 'URL que probar',
    Pages: 'Páginas',
    'One per line: language-country | URL, e.g. en-GB | https://example.com/uk/':
      'Una por línea: idioma-país | URL, p. ej. en-GB | https://example.com/uk/',
    'x-default URL': 'URL x-default',
    'HTML link tags': 'Etiquetas link en HTML',
    'HTTP header': 'Cabecera HTTP',
    'XML sitemap': 'Sitemap XML',
    'Check the pages online': 'Comprobar las páginas en línea',
    'Questions and answers': 'Preguntas y respuestas',
    'Q: question, next line A: answer; blank line between pairs.':
      'P: pregunta, línea siguiente R: respuesta; línea en blanco entre pares.',
    'Also give the visible HTML': 'Dar también el HTML visible',
  },
};
