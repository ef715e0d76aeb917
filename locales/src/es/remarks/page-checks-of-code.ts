import type english from '../../en/remarks/page-checks-of-code.ts';
import type { Words } from '../../words.ts';

export default {
  keyword_text: {
    name: 'Palabra clave en las primeras 100 palabras',
    advice: 'El tema debe quedar claro enseguida. Nómbralo en el primer párrafo.',
  },
  image_alt: {
    name: 'Imágenes sin texto alternativo',
    advice:
      'Sin atributo alt ni los lectores de pantalla ni la búsqueda de imágenes entienden la imagen. Describe cada una; a los adornos, un alt vacío.',
  },
  internal_links: {
    name: 'Enlaces internos',
    advice: 'Los enlaces a tus páginas guían a visitas y robots. Añade algunos a páginas afines.',
  },
  link_texts: {
    name: 'Enlaces sin texto',
    advice: 'Un enlace sin palabras no dice nada de su destino. Dale un texto, o un alt a su imagen.',
  },
  broken_links: {
    name: 'Enlaces rotos',
    advice: 'Un callejón sin salida molesta y desperdicia rastreo. Repara o quita los enlaces indicados.',
  },
  structured_data: {
    name: 'Datos estructurados (JSON-LD)',
    advice:
      'Los datos estructurados permiten resultados enriquecidos; un bloque que no es JSON válido con tipo se ignora. Añádelos o corrígelos.',
  },
  hreflang: {
    name: 'hreflang',
    advice:
      'Un conjunto hreflang solo vale con códigos válidos y un enlace a la propia página. Corrige los códigos o añade el enlace.',
  },
  language: {
    name: 'Idioma indicado',
    advice: 'El atributo lang permite traducir y pronunciar bien. Ponlo en el elemento html.',
  },
  social: {
    name: 'Etiquetas sociales',
    advice: 'Sin og:title y og:image las redes adivinan el aspecto del enlace. Añade ambos.',
  },
  viewport: {
    name: 'Viewport móvil',
    advice: 'Google lee primero la página móvil. Añade una metaetiqueta viewport con width=device-width.',
  },
  https: {
    name: 'Dirección cifrada',
    advice: 'Los navegadores avisan de páginas sin https, y la búsqueda prefiere https. Migra la página.',
  },
  weight: {
    name: 'Peso del marcado',
    advice: 'Un marcado pesado carga despacio, y Google solo lee los primeros 2 MB. Quita scripts, estilos y datos incrustados.',
  },
} satisfies Words<typeof english>;
