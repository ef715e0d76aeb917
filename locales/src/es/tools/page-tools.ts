// Tools that read pages and sites, and those made to measure, in Spanish, by their English; "#" stands for a figure.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    on_page_audit: {
      name: 'Auditoría SEO on-page',
      description: 'Revisa una página según los factores on-page que importan y obtén una lista de mejoras.',
    },
    sitemap_generator: {
      name: 'Generador de sitemaps XML',
      description: 'Crea un sitemap XML a partir de una lista de URL o rastreando un sitio.',
    },
    internal_linking: {
      name: 'Enlazado interno',
      description: 'Encuentra en un texto los mejores lugares para enlazar tus páginas e inserta los enlaces.',
    },
    content_gap: {
      name: 'Lagunas de contenido',
      description: 'Compara tu página con la competencia y descubre los temas y encabezados que te faltan.',
    },
    content_brief: {
      name: 'Brief de contenido SEO',
      description: 'Prepara el brief que necesita quien escribe: intención, esquema, preguntas, términos y metadatos.',
    },
    category_cards: {
      name: 'Tarjetas de categoría',
      description:
        'Escribe las tarjetas SEO breves que unen una categoría con las relacionadas, con palabras clave enlazadas y suaves.',
    },
    store_pages: {
      name: 'Páginas de tiendas y sedes',
      description: 'Crea con un solo archivo páginas locales distintas para cada tienda, sucursal o zona de servicio.',
    },
    brand_style_guide: {
      name: 'Guía de estilo de marca',
      description: 'Extrae de páginas, textos o archivos cómo escribe tu marca y obtén una guía con reglas y ejemplos.',
    },
  },
  words: {
    URLs: 'Lista de URL',
    'Site to crawl': 'Sitio que rastrear',
    'A page to start from, or the address of an existing sitemap.':
      'Una página de inicio o la dirección de un sitemap existente.',
    'Pages at most': 'Páginas como máximo',
    'Include last modification date': 'Incluir la fecha de la última modificación',
    'Paths to exclude': 'Rutas que excluir',
    'Paste URLs or enter a site.': 'Pega URL o indica un sitio.',
    '# AI credit per # URLs.': '# crédito de IA por cada # URL.',
    'Text or HTML': 'Texto o HTML',
    'Pages to link': 'Páginas que enlazar',
    'One per line: keyword, keyword | URL.': 'Una por línea: palabra clave, palabra clave | URL.',
    Links: 'Enlaces',
    'Insert them': 'Insertarlos',
    'Only propose them': 'Solo proponerlos',
    'Links at most': 'Enlaces como máximo',
    'Only the first occurrence': 'Solo la primera aparición',
    'Secondary keywords': 'Palabras clave secundarias',
    'Pages to learn from': 'Páginas de las que aprender',
    'Goal of the page': 'Objetivo de la página',
    'Your page': 'Tu página',
    'Competitor pages': 'Páginas de la competencia',
    '# AI credits per competitor page.': '# créditos de IA por página de la competencia.',
    'Category page': 'Página de categoría',
    'Keywords that already have a target page.': 'Palabras clave que ya tienen página de destino.',
    'Keywords to use without a link.': 'Palabras clave que usar sin enlace.',
    'Number of cards': 'Número de tarjetas',
    'Words per card': 'Palabras por tarjeta',
    'Also write the footer text': 'Escribir también el texto del pie',
    '# AI credits per # words, for all the cards together.':
      '# créditos de IA por cada # palabras, para todas las tarjetas juntas.',
    'Store file': 'Archivo de tiendas',
    'CSV: name, address, city, hours, services, phone, notes.':
      'CSV: nombre, dirección, ciudad, horario, servicios, teléfono, notas.',
    Store: 'Tienda',
    'City or area': 'Ciudad o zona',
    'Local facts': 'Datos locales',
    'Hours, parking, team, landmarks, services of this store.':
      'Horario, aparcamiento, equipo, referencias y servicios de esta tienda.',
    'Add LocalBusiness structured data': 'Añadir datos estructurados LocalBusiness',
    'Upload a file or fill in one store.': 'Sube un archivo o rellena una tienda.',
    '# AI credits per # words of each page.': '# créditos de IA por cada # palabras de cada página.',
    'Sample texts': 'Textos de muestra',
    'Values and promise': 'Valores y promesa',
    Competitors: 'Competidores',
    'Save as brand voice': 'Guardar como voz de marca',
    'Uses one of the available brand voices; not for the restricted role.':
      'Ocupa una de las voces de marca disponibles; no para el rol restringido.',
    'Give at least one page, text or file.': 'Indica al menos una página, un texto o un archivo.',
  },
} satisfies ToolTexts;
