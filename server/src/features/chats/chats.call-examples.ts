// Inputs for the tests that make every call of the contract.
import { callExamples } from '../../testing/call-examples.ts';

export default callExamples({
  inWorkspace: {
    'chats.list': {},
    'chats.create': { tool: 'ai_chat_conversational' },
  },
  ofStranger: {
    'chats.show': ({ chatId }) => ({ chat_id: chatId }),
    'chats.create': ({ voiceId }) => ({ tool: 'ai_chat_conversational', brand_voice_id: voiceId }),
    'chats.message': ({ chatId }) => ({ chat_id: chatId, text: 'What is it?' }),
    'chats.stream': ({ messageId }) => ({ message_id: messageId }),
    'chats.stop': ({ chatId }) => ({ chat_id: chatId }),
    'chats.update': ({ chatId }) => ({ chat_id: chatId, title: 'Mine now' }),
    'chats.remove': ({ chatId }) => ({ chat_id: chatId }),
    'chats.attachment': ({ attachmentId }) => ({ attachment_id: attachmentId }),
    'chats.saveAnswer': ({ messageId }) => ({ message_id: messageId }),
  },
});
