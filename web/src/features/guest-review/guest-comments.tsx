// The threads in which guests take part, and a field for another comment, also on words that are selected in the text.
import type { GuestComment } from '@folio/contract/guest-review';
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { useKeptText } from '../../base/use-kept-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { formatDateTime } from '../../ui/intl-format.ts';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './guest-review.module.css';

interface GuestCommentsProps {
  token: string;
  taskId: number;
  comments: GuestComment[];
  /** False: the link is for reading. */
  canComment: boolean;
  /** Words that are selected in the text. */
  quote: string | null;
  onQuote: (quote: string | null) => void;
}

export function GuestComments({ token, taskId, comments, canComment, quote, onQuote }: GuestCommentsProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [text, setText] = useKeptText(`review.comment.${taskId}`);
  const [parent, setParent] = useState<number | null>(null);
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
  return (
    <section className={classes.block} aria-label={t('guestReview.comments')}>
      <h2>
        {t('guestReview.comments')} <span className={classes.quiet}>{comments.length || null}</span>
      </h2>
      {threads.map((thread) => (
        <div key={thread.id} className={classes.thread}>
          <Comment comment={thread} />
          {answersOf(thread.id).map((answer) => (
            <Comment key={answer.id} comment={answer} />
          ))}
          {canComment ? (
            <button type="button" className="text-link" onClick={() => setParent(thread.id)}>
              {t('guestReview.reply')}
            </button>
          ) : null}
        </div>
      ))}
      {canComment ? (
        <form
          noValidate
          className={classes.thread}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '' && !send.isPending) send.mutate();
          }}
        >
          {quote && parent === null ? <Context text={quote} onRemove={() => onQuote(null)} /> : null}
          {answered ? <Context text={answered.text} onRemove={() => setParent(null)} /> : null}
          <Textarea
            label={t('guestReview.comment')}
            description={t('guestReview.commentHint')}
            rows={2}
            maxLength={5000}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={send.isPending} disabled={text.trim() === ''}>
            {t('guestReview.send')}
          </Button>
        </form>
      ) : null}
    </section>
  );
}

/** What a comment will be about. */
function Context({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { t } = useText();
  return (
    <p className={classes.context}>
      <q>{text}</q>
      <button type="button" className="text-link" onClick={onRemove}>
        {t('guestReview.removeQuote')}
      </button>
    </p>
  );
}

function Comment({ comment }: { comment: GuestComment }) {
  const { t, language } = useText();
  return (
    <div className={classes.comment}>
      <Avatar name={comment.author} src={null} size={26} />
      <div>
        <p className={classes.author}>
          <strong>{comment.author}</strong>{' '}
          <span className={classes.quiet}>
            {comment.is_guest ? `${t('guestReview.guest')}, ` : ''}
            {formatDateTime(comment.created_at, language)}
          </span>
        </p>
        {comment.quote ? <q className={classes.quiet}>{comment.quote}</q> : null}
        <p className={classes.words}>{comment.text}</p>
      </div>
    </div>
  );
}
