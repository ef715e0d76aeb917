// What was said, on one branch. It scrolls along with what is written until the reader scrolls up.
import type { ChatMessage } from '@folio/contract/chats';
import { IconArrowDown } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../ui/use-text.ts';
import { ChatAnswer } from './chat-answer.tsx';
import { ChatQuestion } from './chat-question.tsx';
import classes from './chat-thread.module.css';

/** Pixels from the end that count as being at it. */
const nearEnd = 90;

interface ChatThreadProps {
  messages: ChatMessage[];
  isBusy: boolean;
  said: string;
  onEdit: (message: ChatMessage, text: string) => void;
  onAgain: (questionId: number) => void;
  onBranch: (messageId: number) => void;
  /** Shown instead of messages where there are none. */
  children?: ReactNode;
}

/** A screen reader is told that an answer is written and that it is ready, not every word of it. */
export function ChatThread({ messages, isBusy, said, onEdit, onAgain, onBranch, children }: ChatThreadProps) {
  const { t } = useText();
  const room = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isAway, setAway] = useState(false);
  const last = messages.at(-1);
  const toEnd = () => {
    const element = room.current;
    if (element) element.scrollTop = element.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the end of the text, whatever made it grow
  useLayoutEffect(() => {
    if (follows.current) toEnd();
  }, [last?.id, last?.text, last?.state]);
  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section
        ref={room}
        className={classes.room}
        tabIndex={0}
        aria-label={t('chats.conversation')}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          follows.current = scrollHeight - scrollTop - clientHeight < nearEnd;
          setAway(!follows.current);
        }}
      >
        <div className={classes.column}>
          {children}
          {messages.map((message) =>
            message.role === 'user' ? (
              <ChatQuestion key={message.id} message={message} isBusy={isBusy} onEdit={onEdit} onBranch={onBranch} />
            ) : (
              <ChatAnswer key={message.id} message={message} isBusy={isBusy} onAgain={onAgain} onBranch={onBranch} />
            ),
          )}
        </div>
      </section>
      {isAway && messages.length > 0 ? (
        <button
          type="button"
          className={classes.down}
          onClick={() => {
            follows.current = true;
            toEnd();
          }}
        >
          <IconArrowDown size={16} aria-hidden="true" />
          {t('chats.toEnd')}
        </button>
      ) : null}
      <p className={classes.said} aria-live="polite">
        {said}
      </p>
    </div>
  );
}
