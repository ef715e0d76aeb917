import type { ExampleMessage } from '@folio/contract/tools';
import { useMemo } from 'react';
import quoted from '../../ui/quoted-passages.module.css';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './example-conversation.module.css';

const mark = /\[(\d{1,2})\]/g;

/** The marks [1] of an answer as the numbers that its passages have below. */
function withNumbers(html: string): string {
  return html.replace(mark, `<span class="${quoted.number}">$1</span>`);
}

function Answer({ message, language }: { message: ExampleMessage; language: string }) {
  const { t } = useText();
  const html = useMemo(() => withNumbers(message.html), [message.html]);
  return (
    <Stack as="article" flex="shrink" gap={14} aria-label={t('exampleResults.assistant')} lang={language}>
      <Stack breaks flex="shrink" gap={12} className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />
      {message.passages.length > 0 ? (
        <Stack as="section" gap={6} className={classes.passages} aria-label={t('exampleResults.passages')}>
          <h3 className={quoted.title}>{t('exampleResults.passages')}</h3>
          <ol className={quoted.list}>
            {message.passages.map(({ number, source, text }) => (
              <li key={number}>
                <span className={quoted.number}>{number}</span>
                <p>
                  <Text as="strong" tone="strong" weight="medium">
                    {source}
                  </Text>{' '}
                  <q>{text}</q>
                </p>
              </li>
            ))}
          </ol>
        </Stack>
      ) : null}
    </Stack>
  );
}

/** A worked conversation: questions on the right, answers with the passages that they rest on. */
export function ExampleConversation({ messages, language }: { messages: readonly ExampleMessage[]; language: string }) {
  const { t } = useText();
  return (
    <Stack mt={8} gap={24}>
      {messages.map((message, index) =>
        message.role === 'assistant' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a kept conversation never changes
          <Answer key={index} message={message} language={language} />
        ) : (
          <article
            // biome-ignore lint/suspicious/noArrayIndexKey: a kept conversation never changes
            key={index}
            className={classes.question}
            aria-label={t('exampleResults.person')}
            lang={language}
            dangerouslySetInnerHTML={{ __html: message.html }}
          />
        ),
      )}
    </Stack>
  );
}
