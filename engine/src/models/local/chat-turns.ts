// The AI SDK's prompt as the chat history that llama.cpp's chat formats are made from.
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { ChatHistoryItem } from '@folio/parts/local-writing';

/** Earlier messages, and the last message of the user. */
export interface ChatTurns {
  history: ChatHistoryItem[];
  prompt: string;
}

const textOf = (content: LanguageModelV4Prompt[number]['content']) =>
  typeof content === 'string' ? content : content.map((part) => (part.type === 'text' ? part.text : '')).join('');

/** Text only: pictures and tool calls are left out. */
export function toChatTurns(messages: LanguageModelV4Prompt): ChatTurns {
  const history = messages.map((message): ChatHistoryItem => {
    const text = textOf(message.content);
    if (message.role === 'system') return { type: 'system', text };
    return message.role === 'assistant' ? { type: 'model', response: [text] } : { type: 'user', text };
  });
  const final = history.at(-1);
  return final?.type === 'user' ? { history: history.slice(0, -1), prompt: final.text } : { history, prompt: '' };
}
