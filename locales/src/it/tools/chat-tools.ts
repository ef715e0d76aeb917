// The tools for conversations in Italian: names, descriptions and the words of their forms.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    ai_chat_conversational: {
      name: 'Chat IA',
      description: 'Parla con l’assistente per pensare, scrivere, pianificare e rivedere.',
    },
    ai_chat_documents: {
      name: 'Chat IA con i documenti',
      description: 'Fai domande sui tuoi documenti e ricevi risposte con i passaggi da cui provengono.',
    },
    ai_chat_images: {
      name: 'Chat IA con le immagini',
      description: 'Carica immagini e chiedi che cosa mostrano, come migliorarle o che cosa scriverne.',
    },
    ai_chat_audio: {
      name: 'Chat IA con l’audio',
      description: 'Carica una registrazione e chiedi risposte, riassunti o citazioni di ciò che è stato detto.',
    },
    ai_chat_url: {
      name: 'Chat IA con una pagina web',
      description: 'Indica l’indirizzo di una pagina e discuti, riassumi o interroga il suo contenuto.',
    },
    ai_chat_sources: {
      name: 'Chat IA con le tue fonti',
      description: 'Interroga le tue fonti aggiuntive con la voce del tuo brand, come un esperto dell’azienda.',
    },
  },
  words: {
    Message: 'Messaggio',
    'Write a message': 'Scrivi un messaggio',
    Documents: 'Documenti',
    'What would you like to know about the documents?': 'Che cosa vuoi sapere dai documenti?',
    '.doc, .pdf or .csv, up to # MB each.': '.doc, .pdf o .csv, fino a # MB ciascuno.',
    Images: 'Immagini',
    '.jpg, .jpeg or .png, up to # MB each.': '.jpg, .jpeg o .png, fino a # MB ciascuna.',
    'Ask about the images': 'Chiedi qualcosa sulle immagini',
    Recording: 'Registrazione',
    '.m#a, .mp# or .wav, up to # MB.': '.m#a, .mp# o .wav, fino a # MB.',
    'Ask about the recording': 'Chiedi qualcosa sulla registrazione',
    Pages: 'Pagine',
    'Ask about the page': 'Chiedi qualcosa sulla pagina',
    'Ask your sources': 'Interroga le tue fonti',
    'The saved files and pages to answer from.': 'I file e le pagine salvati da cui rispondere.',
    '# AI credits per answer.': '# crediti IA per risposta.',
    '# AI credits per answer; the first also covers the transcription.':
      '# crediti IA per risposta; la prima comprende anche la trascrizione.',
  },
} satisfies ToolTexts;
