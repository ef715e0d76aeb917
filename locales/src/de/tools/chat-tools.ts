// The tools for conversations in German: names, descriptions and the words of their forms.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    ai_chat_conversational: {
      name: 'KI-Chat',
      description: 'Mit dem Assistenten nachdenken, schreiben, planen und überarbeiten.',
    },
    ai_chat_documents: {
      name: 'KI-Chat mit Dokumenten',
      description: 'Fragen zu Dokumenten stellen und Antworten mit den Textstellen erhalten, aus denen sie stammen.',
    },
    ai_chat_images: {
      name: 'KI-Chat mit Bildern',
      description: 'Bilder hochladen und fragen, was sie zeigen, wie sie besser werden oder was sich darüber schreiben lässt.',
    },
    ai_chat_audio: {
      name: 'KI-Chat mit Audio',
      description: 'Eine Aufnahme hochladen und nach Antworten, Zusammenfassungen oder Zitaten des Gesagten fragen.',
    },
    ai_chat_url: {
      name: 'KI-Chat mit einer Webseite',
      description: 'Die Adresse einer Seite angeben und ihren Inhalt besprechen, zusammenfassen oder befragen.',
    },
    ai_chat_sources: {
      name: 'KI-Chat mit eigenen Quellen',
      description: 'Die zusätzlichen Quellen in der eigenen Markenstimme befragen, wie eine Fachperson aus dem Unternehmen.',
    },
  },
  words: {
    Message: 'Nachricht',
    'Write a message': 'Eine Nachricht schreiben',
    Documents: 'Dokumente',
    'What would you like to know about the documents?': 'Was möchten Sie über die Dokumente wissen?',
    '.doc, .pdf or .csv, up to # MB each.': '.doc, .pdf oder .csv, je bis zu # MB.',
    Images: 'Bilder',
    '.jpg, .jpeg or .png, up to # MB each.': '.jpg, .jpeg oder .png, je bis zu # MB.',
    'Ask about the images': 'Etwas zu den Bildern fragen',
    Recording: 'Aufnahme',
    '.m#a, .mp# or .wav, up to # MB.': '.m#a, .mp# oder .wav, bis zu # MB.',
    'Ask about the recording': 'Etwas zur Aufnahme fragen',
    Pages: 'Seiten',
    'Ask about the page': 'Etwas zur Seite fragen',
    'Ask your sources': 'Die eigenen Quellen fragen',
    'The saved files and pages to answer from.': 'Die gespeicherten Dateien und Seiten, aus denen geantwortet wird.',
    '# AI credits per answer.': '# KI-Credits je Antwort.',
    '# AI credits per answer; the first also covers the transcription.':
      '# KI-Credits je Antwort; die erste deckt auch die Transkription ab.',
  },
} satisfies ToolTexts;
