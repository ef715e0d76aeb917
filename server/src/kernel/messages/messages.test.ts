import { refusalText } from '@folio/catalogue/chat/chat-fields';
import { expect, it } from 'vitest';
import { findMessage, message } from './messages.ts';

it('fills the blanks of a sentence, and knows no key of Object', () => {
  expect(message('too_many_folders', 'en', { max: 7 })).toContain('the limit of 7 folders');
  expect(findMessage('toString', 'en')).toBeNull();
});

it('refuses in English with the sentence that the models of conversations get', () => {
  expect(message('chat_refusal', 'en')).toBe(refusalText);
});
