import type english from '../../en/interface-document/score.ts';
import type { Words } from '../../words.ts';

export default {
  failed: 'No se ha podido cargar la puntuación',
  groups: {
    topic: 'Cobertura del tema',
    keywords: 'Palabras clave',
    headings: 'Encabezados',
    readability: 'Legibilidad',
    length: 'Longitud',
    meta: 'Resultado de búsqueda',
    links: 'Enlaces',
    images: 'Imágenes',
  },
  points: '{{points}} de {{most}}',
  unknown: 'desconocida',
  unknownTopic:
    'No hay fuentes ni páginas de la competencia con texto suficiente para comparar. Los puntos se reparten entre las demás partes.',
  missingTerms: 'No están en el texto: {{terms}}',
  noText: 'Aún no hay texto',
  noTextLead:
    'De momento hay títulos y preguntas. La puntuación llega con los primeros párrafos: escríbelos o añade fuentes y pide el texto a partir de ellas.',
  stale: 'Calculando de nuevo …',
  ready: '{{score}} de 100 puntos',
  show: 'Mostrar',
  showField: 'Rellenar',
  reading: 'Legibilidad {{value}} de 100 ({{formula}}); cuanto más alta, más fácil.',
  checks: {
    topicTerms: {
      met: 'Dice lo que dicen las fuentes ({{covered}} de {{count}} términos)',
      unmet: 'El texto contiene {{covered}} de {{count}} términos de las fuentes',
    },
    keywordInTitle: {
      met: 'Palabra clave principal en el título',
      unmet: 'La palabra clave principal no está en el título',
    },
    keywordEarly: {
      met: 'Palabra clave principal en el primer párrafo',
      unmet: 'La palabra clave principal no está en el primer párrafo',
    },
    allKeywords: {
      met: 'Aparecen todas las palabras clave',
      unmet: 'No aparecen todas las palabras clave',
    },
    oneTitle: {
      met: 'Un encabezado principal',
      unmet: 'Debería haber un solo encabezado principal',
    },
    subheadings: {
      met: 'Los encabezados dividen el texto',
      unmet: 'Ningún encabezado divide el texto',
    },
    headingOrder: {
      met: 'Ningún encabezado se salta un nivel',
      unmet: 'Un encabezado se salta un nivel',
    },
    length: {
      met: 'Al menos 300 palabras',
      unmet: 'Menos de 300 palabras',
    },
    metaTitle: {
      met: 'El metatítulo se muestra entero',
      unmet: 'El metatítulo falta o es demasiado largo',
    },
    metaDescription: {
      met: 'La metadescripción se muestra entera',
      unmet: 'La metadescripción falta o es demasiado larga',
    },
    link: {
      met: 'Al menos un enlace',
      unmet: 'Aún no hay enlaces',
    },
    internalLink: {
      met: 'Lleva a otra página de su sitio web',
      unmet: 'Ningún enlace a una página de su propio sitio: quien lee no sabe adónde seguir',
    },
    externalLink: {
      met: 'Remite a otro sitio web',
      unmet: 'Ningún enlace a otro sitio web que respalde lo que se dice',
    },
    keywordInHeading: {
      met: 'Palabra clave principal en un encabezado',
      unmet: 'La palabra clave principal no está en ningún encabezado',
    },
    keywordInMeta: {
      met: 'Palabra clave principal en los textos meta',
      unmet: 'La palabra clave principal falta en el meta título y en la meta descripción',
    },
    keywordOften: {
      met: 'Palabra clave principal con frecuencia suficiente ({{percent}} %)',
      unmet: 'Palabra clave principal en el {{percent}} % de las palabras; lo habitual es del 0,5 al 2,5 %',
    },
    headingLength: {
      met: 'Los encabezados son cortos',
      unmet: 'Encabezados de más de 80 caracteres: {{count}}',
    },
    readability: {
      met: 'Fácil de leer',
      unmet: 'Difícil de leer ({{value}} de 100)',
    },
    longSentences: {
      met: 'La mayoría de las frases son cortas',
      unmet: 'El {{percent}} % de las frases supera las 25 palabras',
    },
    longParagraphs: {
      met: 'Ningún párrafo es demasiado largo',
      unmet: 'Párrafos de más de 150 palabras: {{count}}',
    },
    linkText: {
      met: 'Los enlaces dicen adónde llevan',
      unmet: 'Enlaces que no dicen adónde llevan: {{count}}',
    },
    altText: {
      met: 'Cada imagen tiene texto alternativo',
      unmet: 'Imágenes sin texto alternativo: {{count}}',
    },
  },
} satisfies Words<typeof english>;
