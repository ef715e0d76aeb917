import type english from '../../en/interface-work/outcome.ts';
import type { Words } from '../../words.ts';

export default {
  byModel: 'Creado por tu modelo conectado',
  upTo_one: 'hasta {{credits}} crédito',
  upTo_other: 'hasta {{credits}} créditos',
  reserved: 'Se reservan ahora: {{credits}}. Se cobran al terminar: {{price}}. Quedan {{left}}.',
  connect: 'Conectar un modelo',
  ask: 'Pide a tu administrador que conecte un modelo.',
  noEffect: 'Sin efecto sin un modelo',
  unavailable: '{{option}} (necesita un modelo de imágenes)',
  addSource: 'Añade un archivo o una página en el idioma del artículo. Sin fuentes obtienes un esquema.',
  makes: {
    text: 'Borrador con tus datos',
    outline: 'Esquema',
    extract_one: 'Artículo a partir de {{sources}} fuente',
    extract_other: 'Artículo a partir de {{sources}} fuentes',
    extractFields: 'Artículo a partir de tus fuentes',
    designed_card: 'Tarjeta diseñada',
    animation: 'Animación con tus palabras',
    speech: 'Voz integrada',
    cut_out: 'Recorte sobre fondo uniforme',
  },
  waits: {
    text: 'A la espera de un modelo de texto',
    embedding: 'A la espera de un modelo de embeddings',
    image: 'A la espera de un modelo de imágenes',
    speech: 'A la espera de un modelo de voz',
    transcription: 'A la espera de un modelo de transcripción',
    translation: 'A la espera de un modelo de traducción',
    video: 'A la espera de un modelo de vídeo',
  },
  explains: {
    text: 'Sin un modelo, el redactor integrado pone tus datos en frases fijas y no añade datos propios.',
    outline: 'Sin modelo ni fuentes obtienes títulos con preguntas, no un texto terminado.',
    extract: 'Sin un modelo, el artículo cita tus fuentes palabra por palabra, con referencias numeradas.',
    designed_card:
      'Sin un modelo de imágenes, tus palabras se colocan sobre un fondo dibujado. No se crea ninguna foto ni pintura.',
    animation: 'Sin un modelo de vídeo, tus palabras aparecen en una animación dibujada.',
    speech: 'Sin un modelo de voz, la voz integrada lee el texto. Suena sintética.',
    cut_out: 'Sin un modelo de imágenes solo se recortan imágenes con fondo uniforme. Las demás quedan en espera.',
    on_hold: 'No se crea nada ni se usan créditos hasta que se conecte un modelo.',
  },
} satisfies Words<typeof english>;
