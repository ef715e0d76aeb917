// What e-mails and social posts say in their own name: greetings, closings, questions to readers.
import type { ComposerLanguage } from '../../engine-types.ts';
import { messageInGerman } from './de/message.ts';
import { messageInEnglish } from './en/message.ts';
import { messageInSpanish } from './es/message.ts';
import { messageInFrench } from './fr/message.ts';
import { messageInItalian } from './it/message.ts';
import type { MessagePhrases } from './message-phrase-types.ts';
import { messageInPortuguese } from './pt-br/message.ts';

/** Phrases of e-mails and posts in this language. */
export const messagePhrases: Record<ComposerLanguage, MessagePhrases> = {
  en: messageInEnglish,
  it: messageInItalian,
  de: messageInGerman,
  es: messageInSpanish,
  fr: messageInFrench,
  'pt-BR': messageInPortuguese,
};
