// The threads in which guests take part, and a field for another comment, also on words that are selected in the text or on a passage of it.
import type { GuestComment } from '@folio/contract/guest-review';
import { Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { useKeptText } from '../../base/use-kept-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { formatDateTime } from '../../ui/intl-format.ts';
import { Select } from '../../ui/select.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './guest-review.module.css';
import { keptComment } from './kept-words.ts';

interface GuestCommentsProps {
  token: string;
  taskId: number;
  comments: GuestComment[];
  /** False: the link is for reading. */
  canComment: boolean;
  /** Paragraphs, headings and cells of the text, for guests without a text selection. */
  passages: readonly string[];
  /** Subject of a new comment: selected words or a passage. */
  quote: string | null;
  onQuote: (quote: string | null) => void;
}

export function GuestComments({ token, taskId, comments, canComment, passages, quote, onQuote }: GuestCommentsProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [text, setText] = useKeptText(keptComment(taskId));
  const [parent, setParent] = useState<number | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = useMutation({
    mutationFn: () =>
      api.guestReview.comment(
        { task_id: taskId, text: text.trim(), ...(parent === null ? { quote } : { parent_id: parent }) },
        { context: { reviewToken: token } },
      ),
    onSuccess: () => {
      setText('');
      setParent(null);
      onQuote(null);
    },
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => invalidate(client, 'guest_review.changed', { token }),
  });
  const threads = comments.filter(({ parent_id }) => parent_id === null);
  const answersOf = (id: number) => comments.filter(({ parent_id }) => parent_id === id);
  const answered = parent === null ? null : threads.find(({ id }) => id === parent);
  const reply = (id: number) => {
    setParent(id);
    field.current?.focus();
  };
  return (
    <Stack as="section" flex="shrink" gap={12} className={classes.block} aria-label={t('guestReview.comments')}>
      <h2>
        {t('guestReview.comments')} <span className={classes.quiet}>{comments.length || null}</span>
      </h2>
      {threads.map((thread) => (
        <Stack key={thread.id} gap={10} align="start" className={classes.thread}>
          <Comment comment={thread} />
          {answersOf(thread.id).map((answer) => (
            <Comment key={answer.id} comment={answer} />
          ))}
          {canComment ? (
            <button type="button" className="text-link" onClick={() => reply(thread.id)}>
              {t('guestReview.reply')}
            </button>
          ) : null}
        </Stack>
      ))}
      {canComment ? (
        <Stack
          as="form"
          noValidate
          gap={10}
          align="start"
          className={classes.thread}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '' && !send.isPending) send.mutate();
          }}
        >
          {answered || passages.length === 0 ? null : <PassageSelect passages={passages} quote={quote} onQuote={onQuote} />}
          {quote && parent === null ? <Context text={quote} onRemove={() => onQuote(null)} /> : null}
          {answered ? <Context text={answered.text} onRemove={() => setParent(null)} /> : null}
          <Textarea
            ref={field}
            label={answered ? t('guestReview.replyTo', { name: answered.author }) : t('guestReview.comment')}
            rows={2}
            maxLength={5000}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={send.isPending} disabled={text.trim() === ''}>
            {t('guestReview.send')}
          </Button>
        </Stack>
      ) : null}
    </Stack>
  );
}

/** Letters of a passage in the list. */
const shownLetters = 90;

/** Selects the subject of a comment without a pointer; selected words of the text are in no list. */
function PassageSelect({ passages, quote, onQuote }: Pick<GuestCommentsProps, 'passages' | 'quote' | 'onQuote'>) {
  const { t } = useText();
  const at = quote === null ? 'all' : passages.indexOf(quote);
  return (
    <Select
      label={t('guestReview.about')}
      description={t('guestReview.commentHint')}
      placeholder={t('guestReview.selectedWords')}
      allowDeselect={false}
      data={[
        { value: 'all', label: t('guestReview.wholeText') },
        ...passages.map((text, index) => ({
          value: String(index),
          label: text.length > shownLetters ? `${text.slice(0, shownLetters).trimEnd()}…` : text,
        })),
      ]}
      value={at === -1 ? null : String(at)}
      onChange={(value) => onQuote(passages[Number(value)] ?? null)}
    />
  );
}

/** Subject of the comment. */
function Context({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { t } = useText();
  return (
    <Stack as="p" size="sm" breaks gap={4} align="start" className={classes.context}>
      <q>{text}</q>
      <button type="button" className="text-link" onClick={onRemove}>
        {t('guestReview.removeQuote')}
      </button>
    </Stack>
  );
}

function Comment({ comment }: { comment: GuestComment }) {
  const { t, language } = useText();
  return (
    <div className={classes.comment}>
      <Avatar name={comment.author} src={null} size={26} />
      <div>
        <Text size="sm">
          <strong>{comment.author}</strong>{' '}
          <span className={classes.quiet}>
            {comment.is_guest ? `${t('guestReview.guest')}, ` : ''}
            {formatDateTime(comment.created_at, language)}
          </span>
        </Text>
        {comment.quote ? <q className={classes.quiet}>{comment.quote}</q> : null}
        <p className={classes.words}>{comment.text}</p>
      </div>
    </div>
  );
}
