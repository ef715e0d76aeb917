// The tools for conversations in French: names, descriptions and the words of their forms.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    ai_chat_conversational: {
      name: 'Chat IA',
      description: 'Échangez avec l’assistant pour réfléchir, rédiger, planifier et réviser.',
    },
    ai_chat_documents: {
      name: 'Chat IA avec des documents',
      description: 'Posez des questions sur vos documents et recevez des réponses avec les passages dont elles proviennent.',
    },
    ai_chat_images: {
      name: 'Chat IA avec des images',
      description: 'Importez des images et demandez ce qu’elles montrent, comment les améliorer ou quoi en écrire.',
    },
    ai_chat_audio: {
      name: 'Chat IA avec de l’audio',
      description: 'Importez un enregistrement et demandez des réponses, des résumés ou des citations de ce qui a été dit.',
    },
    ai_chat_url: {
      name: 'Chat IA avec une page web',
      description: 'Donnez l’adresse d’une page pour discuter, résumer ou interroger son contenu.',
    },
    ai_chat_sources: {
      name: 'Chat IA avec vos sources',
      description: 'Interrogez vos sources supplémentaires avec la voix de votre marque, comme un expert de l’entreprise.',
    },
  },
  words: {
    Message: 'Message',
    'Write a message': 'Écrire un message',
    Documents: 'Documents',
    'What would you like to know about the documents?': 'Que voulez-vous savoir des documents ?',
    '.doc, .pdf or .csv, up to # MB each.': '.doc, .pdf ou .csv, jusqu’à # Mo chacun.',
    Images: 'Images',
    '.jpg, .jpeg or .png, up to # MB each.': '.jpg, .jpeg ou .png, jusqu’à # Mo chacune.',
    'Ask about the images': 'Posez une question sur les images',
    Recording: 'Enregistrement',
    '.m#a, .mp# or .wav, up to # MB.': '.m#a, .mp# ou .wav, jusqu’à # Mo.',
    'Ask about the recording': 'Posez une question sur l’enregistrement',
    Pages: 'Pages',
    'Ask about the page': 'Posez une question sur la page',
    'Ask your sources': 'Interrogez vos sources',
    'The saved files and pages to answer from.': 'Les fichiers et pages enregistrés à partir desquels répondre.',
    '# AI credits per answer.': '# crédits IA par réponse.',
    '# AI credits per answer; the first also covers the transcription.':
      '# crédits IA par réponse ; la première comprend aussi la transcription.',
  },
} satisfies ToolTexts;
