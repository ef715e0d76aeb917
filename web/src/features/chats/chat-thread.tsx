// Messages of one branch. It scrolls with the text until the reader scrolls up.
import type { ChatMessage } from '@folio/contract/chats';
import { IconArrowDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Row } from '../../ui/row.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
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
  onRegenerate: (questionId: number) => void;
  onBranch: (messageId: number) => void;
  /** Shown instead of messages where there are none. */
  children?: ReactNode;
}

/** A screen reader announces that an answer is written and that it is ready, not every word of it. */
export function ChatThread({ messages, isBusy, said, onEdit, onRegenerate, onBranch, children }: ChatThreadProps) {
  const { t } = useText();
  const viewport = useRef<HTMLElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isAway, setAway] = useState(false);
  const isWriting = messages.at(-1)?.state === 'writing';
  const checkPosition = () => {
    const element = viewport.current;
    if (!element) return;
    follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    setAway(!follows.current);
  };
  const toEnd = () => {
    const element = viewport.current;
    if (element) element.scrollTop = element.scrollHeight;
  };
  const onGrown = useEffectEvent(() => (follows.current ? toEnd() : checkPosition()));
  const onBegun = useEffectEvent(() => {
    follows.current = true;
    toEnd();
  });
  useEffect(() => {
    const observer = new ResizeObserver(() => onGrown());
    if (column.current) observer.observe(column.current);
    return () => observer.disconnect();
  }, []);
  // A new question scrolls to its reply.
  useEffect(() => {
    if (isWriting) onBegun();
  }, [isWriting]);
  return (
    <Row flex="fill" align="stretch" className={classes.frame}>
      <ScrollRegion ref={viewport} className={classes.room} label={t('chats.conversation')} onScroll={checkPosition}>
        <div ref={column} className={classes.column}>
          {children}
          {messages.map((message) =>
            message.role === 'user' ? (
              <ChatQuestion key={message.id} message={message} isBusy={isBusy} onEdit={onEdit} onBranch={onBranch} />
            ) : (
              <ChatAnswer key={message.id} message={message} isBusy={isBusy} onRegenerate={onRegenerate} onBranch={onBranch} />
            ),
          )}
        </div>
      </ScrollRegion>
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
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </Row>
  );
}
