// The tools for conversations in Portuguese: names, descriptions and the words of their forms.
import type { ToolTexts } from '../../tool-texts.ts';

export default {
  tools: {
    ai_chat_conversational: {
      name: 'Chat com IA',
      description: 'Converse com o assistente para pensar, escrever, planejar e revisar.',
    },
    ai_chat_documents: {
      name: 'Chat com IA e documentos',
      description: 'Faça perguntas sobre seus documentos e receba respostas com os trechos de onde elas vêm.',
    },
    ai_chat_images: {
      name: 'Chat com IA e imagens',
      description: 'Envie imagens e pergunte o que mostram, como melhorá-las ou o que escrever sobre elas.',
    },
    ai_chat_audio: {
      name: 'Chat com IA e áudio',
      description: 'Envie uma gravação e peça respostas, resumos ou citações do que foi dito.',
    },
    ai_chat_url: {
      name: 'Chat com IA e uma página web',
      description: 'Informe o endereço de uma página e discuta, resuma ou questione o conteúdo dela.',
    },
    ai_chat_sources: {
      name: 'Chat com IA e suas fontes',
      description: 'Pergunte às suas fontes adicionais com a voz da sua marca, como um especialista da empresa.',
    },
  },
  words: {
    Message: 'Mensagem',
    'Write a message': 'Escreva uma mensagem',
    Documents: 'Documentos',
    'What would you like to know about the documents?': 'O que você quer saber dos documentos?',
    '.doc, .pdf or .csv, up to # MB each.': '.doc, .pdf ou .csv, até # MB cada.',
    Images: 'Imagens',
    '.jpg, .jpeg or .png, up to # MB each.': '.jpg, .jpeg ou .png, até # MB cada.',
    'Ask about the images': 'Pergunte sobre as imagens',
    Recording: 'Gravação',
    '.m#a, .mp# or .wav, up to # MB.': '.m#a, .mp# ou .wav, até # MB.',
    'Ask about the recording': 'Pergunte sobre a gravação',
    Pages: 'Páginas',
    'Ask about the page': 'Pergunte sobre a página',
    'Ask your sources': 'Pergunte às suas fontes',
    'The saved files and pages to answer from.': 'Os arquivos e páginas salvos de onde sai a resposta.',
    '# AI credits per answer.': '# créditos de IA por resposta.',
    '# AI credits per answer; the first also covers the transcription.':
      '# créditos de IA por resposta; a primeira inclui também a transcrição.',
  },
} satisfies ToolTexts;
