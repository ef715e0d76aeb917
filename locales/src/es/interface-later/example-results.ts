import type english from '../../en/interface-later/example-results.ts';
import type { Words } from '../../words.ts';

export default {
  ofCatalogue:
    'Preparado y editado para el catálogo como ejemplo de lo que se pide a un modelo conectado. No lo ha escrito ni el motor integrado ni un modelo conectado aquí. Idioma: {{language}}.',
  withoutModel: 'Hecho por el motor integrado con los mismos datos, sin modelo.',
  ofFiles: 'Creado por el motor integrado a partir de este ejemplo, sin modelo, y guardado con él.',
  ofPages: 'Creado por el motor integrado, que ha leído páginas de tiendas inventadas guardadas con este ejemplo.',
  ofFigures: 'Creado por el motor integrado con cifras inventadas para este ejemplo: no son visitas reales.',
  ofTranscript:
    'Creado por el motor integrado a partir de una transcripción guardada con este ejemplo. La transcripción de tu archivo la escribe un modelo conectado.',
  ofImageModel:
    'Preparado para el catálogo como ejemplo de lo que se pide a un modelo de imágenes conectado. No lo han creado ni el motor integrado ni un modelo conectado aquí.',
  ofConversation:
    'Escrita para el catálogo como ejemplo de lo que se pide a un modelo conectado. Ningún modelo conectado aquí la ha escrito.',
  ofPeople:
    'Así es un trabajo entregado. Se ha preparado para el catálogo; los nombres, los organismos y las fechas son inventados. Idioma: {{language}}.',
  quoted: 'Lo que responde el motor integrado a la primera pregunta, sin modelo.',
  person: 'Pregunta',
  assistant: 'Respuesta',
  passages: 'Pasajes',
  transcript: 'Transcripción',
  pixels: '{{width}} × {{height}} px',
  seconds: '{{seconds}} s',
} satisfies Words<typeof english>;
