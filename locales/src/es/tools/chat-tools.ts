// The tools for conversations in Spanish: names, descriptions and the words of their forms.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    ai_chat_conversational: {
      name: 'Chat con IA',
      description: 'Habla con el asistente para pensar, escribir, planificar y revisar.',
    },
    ai_chat_documents: {
      name: 'Chat con IA y documentos',
      description: 'Haz preguntas sobre tus documentos y recibe respuestas con los pasajes de los que proceden.',
    },
    ai_chat_images: {
      name: 'Chat con IA e imágenes',
      description: 'Sube imágenes y pregunta qué muestran, cómo mejorarlas o qué escribir sobre ellas.',
    },
    ai_chat_audio: {
      name: 'Chat con IA y audio',
      description: 'Sube una grabación y pide respuestas, resúmenes o citas de lo que se dijo.',
    },
    ai_chat_url: {
      name: 'Chat con IA y una página web',
      description: 'Indica la dirección de una página y comenta, resume o cuestiona su contenido.',
    },
    ai_chat_sources: {
      name: 'Chat con IA y tus fuentes',
      description: 'Pregunta a tus fuentes adicionales con la voz de tu marca, como un experto de la empresa.',
    },
  },
  words: {
    Message: 'Mensaje',
    'Write a message': 'Escribe un mensaje',
    Documents: 'Documentos',
    'What would you like to know about the documents?': '¿Qué quieres saber de los documentos?',
    '.doc, .pdf or .csv, up to # MB each.': '.doc, .pdf o .csv, hasta # MB cada uno.',
    Images: 'Imágenes',
    '.jpg, .jpeg or .png, up to # MB each.': '.jpg, .jpeg o .png, hasta # MB cada una.',
    'Ask about the images': 'Pregunta sobre las imágenes',
    Recording: 'Grabación',
    '.m#a, .mp# or .wav, up to # MB.': '.m#a, .mp# o .wav, hasta # MB.',
    'Ask about the recording': 'Pregunta sobre la grabación',
    Pages: 'Páginas',
    'Ask about the page': 'Pregunta sobre la página',
    'Ask your sources': 'Pregunta a tus fuentes',
    'The saved files and pages to answer from.': 'Los archivos y páginas guardados con los que responder.',
    '# AI credits per answer.': '# créditos de IA por respuesta.',
    '# AI credits per answer; the first also covers the transcription.':
      '# créditos de IA por respuesta; la primera incluye también la transcripción.',
  },
} satisfies ToolTexts;
