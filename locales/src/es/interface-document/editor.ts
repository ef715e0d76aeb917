import type english from '../../en/interface-document/editor.ts';
import type { Words } from '../../words.ts';

export default {
  editText: 'Editar el texto',
  title: 'Título del documento',
  versionSaved: 'Guardado como nueva versión',
  brief: 'Esto es un brief, no un texto terminado. En {{places}} lugares faltan datos. Ha costado {{price}} créditos.',
  gone: 'Este documento ya no existe',
  loss: 'Se eliminan «{{title}}» y todas sus versiones.',
  save: {
    saved: 'guardado {{ago}}',
    saving: 'guardando',
    unsaved: 'aún sin guardar',
    retrying: 'sin guardar, reintentando',
    conflict: 'sin guardar, elige una versión',
    refused: 'sin guardar: {{message}}',
  },
  panel: {
    label: 'Sobre este documento',
    text: 'Texto',
    file: 'Archivo',
    views: 'Qué se muestra',
    seo: 'SEO',
    voice: 'Voz',
    details: 'Detalles',
  },
  seo: {
    extract: {
      verdict: 'Extracto, sin puntuación',
      why: 'La mayor parte de este documento cita sus fuentes palabra por palabra. Tendrá puntuación cuando el texto sea propio.',
    },
    length: 'Extensión',
    status: 'Extensión del texto',
    reading: '{{words}}, unos {{minutes}} min de lectura',
    keywords: 'Palabras clave',
    noKeywords: 'Este pedido no indicaba palabras clave.',
    snippet: 'Cómo se ve en la búsqueda',
    yourSite: 'tu-sitio.es',
    noDescription: 'Sin descripción, los buscadores eligen un pasaje por su cuenta.',
    metaTitle: 'Metatítulo',
    metaDescription: 'Metadescripción',
    pixels: '{{pixels}} de {{limit}} px',
    verdict: {
      all: 'Se cumple todo',
      almost: 'Ya casi está',
      some: 'Queda camino',
    },
    width: {
      empty: 'Todavía vacío',
      fits: 'Longitud correcta',
      titleWide: 'Demasiado largo, se corta el final',
      descriptionWide: 'Demasiado larga, se corta el final',
    },
  },
  history: {
    button: 'Historial',
  },
  text: 'Texto del documento',
} satisfies Words<typeof english>;
