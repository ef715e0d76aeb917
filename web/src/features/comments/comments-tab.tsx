// The Comments tab beside a document: what is open, what is settled, and a field for a new remark on the text or on a passage of it.
import type { ChosenPassage } from '@folio/contract/quote-place';
import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../base/api.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useText } from '../../ui/use-text.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';
import classes from './comments.module.css';
import { commentsQuery, readThreads } from './comments.queries.ts';
import { useCommentActions } from './use-comment-actions.ts';

interface CommentsTabProps {
  orderDetailId: number;
  /** The passage that a new comment is about; null for the whole document. */
  passage: ChosenPassage | null;
  /** Changes each time that somebody wants to write a comment; 0 before. */
  wanted: number;
  /** The thread that is looked at: a comment of it. */
  activeId: number | null;
  /** Resolves once the text is saved. */
  saved: () => Promise<unknown>;
  onPassage: (passage: ChosenPassage | null) => void;
  onActive: (commentId: number | null) => void;
  /** Shows the passage of a comment in the text. */
  onShow: (commentId: number) => void;
}

/** The thread that is looked at is shown whatever is filtered. */
export function CommentsTab({ orderDetailId, passage, wanted, activeId, saved, onPassage, onActive, onShow }: CommentsTabProps) {
  const { t } = useText();
  const { data, error, refetch } = useQuery(commentsQuery(orderDetailId));
  const actions = useCommentActions(orderDetailId, saved);
  const [filter, setFilter] = useState<'open' | 'resolved'>('open');
  if (error && !data)
    return <ErrorState title={t('comments.failed')} message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={3} />;
  const threads = readThreads(data.comments);
  const isActive = ({ first, answers }: (typeof threads)[number]) =>
    first.id === activeId || answers.some((answer) => answer.id === activeId);
  const open = threads.filter(({ first }) => first.resolved_at === null);
  const resolved = threads.filter(({ first }) => first.resolved_at !== null);
  const isOpenShown = filter === 'open' || threads.length === 0;
  const isShown = (thread: (typeof threads)[number]) =>
    isActive(thread) || (thread.first.resolved_at === null) === (filter === 'open');
  const shown = threads.filter(isShown);
  return (
    <div className={classes.tab}>
      <section aria-label={t('comments.new')} className={classes.new}>
        {passage ? (
          <div className={classes.chosen}>
            <p>{passage.quote}</p>
            <button type="button" aria-label={t('comments.noPassage')} onClick={() => onPassage(null)}>
              <IconX size={16} aria-hidden="true" />
            </button>
          </div>
        ) : null}
        <CommentForm
          key={wanted}
          name={`new-${orderDetailId}`}
          label={passage ? t('comments.onPassage') : t('comments.onDocument')}
          placeholder={passage ? t('comments.onPassage') : t('comments.onDocument')}
          verb={t('comments.send')}
          people={data.people}
          isBusy={actions.create.isPending}
          hasFocus={wanted > 0}
          onSend={(text, mentions) =>
            actions.create.mutateAsync({ text, mentions, passage }).then(
              ({ comment }) => {
                onPassage(null);
                setFilter('open');
                onActive(comment.id);
                return true;
              },
              () => false,
            )
          }
        />
      </section>
      {threads.length > 0 ? (
        <SegmentedControl
          fullWidth
          aria-label={t('comments.filter')}
          value={filter}
          data={[
            { value: 'open', label: t('comments.open', { open: open.length }) },
            { value: 'resolved', label: t('comments.resolved', { resolved: resolved.length }) },
          ]}
          onChange={(value) => setFilter(value)}
        />
      ) : null}
      {shown.length > 0 ? (
        <ul className={classes.threads} aria-label={t('comments.title')}>
          {shown.map((thread) => (
            <CommentThread
              key={thread.first.id}
              thread={thread}
              people={data.people}
              actions={actions}
              isActive={isActive(thread)}
              onShow={() => onShow(thread.first.id)}
            />
          ))}
        </ul>
      ) : (
        <EmptyState title={t(isOpenShown ? 'comments.empty' : 'comments.noneResolved')}>
          {isOpenShown ? t('comments.emptyLead') : null}
        </EmptyState>
      )}
    </div>
  );
}
