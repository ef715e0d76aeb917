// The Comments tab beside a document: open and resolved comments, and a field for a new comment on the text or on a passage.
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '../../base/api.ts';
import { useDocumentSession, useSession } from '../../base/document-session-context.ts';
import { followChanges, stopFollowing } from '../../base/follow-changes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';
import classes from './comments.module.css';
import { commentsQuery, commentsRhythm, readThreads } from './comments.queries.ts';
import { useCommentActions } from './use-comment-actions.ts';

/** The thread that is looked at is shown whatever is filtered. */
export function CommentsTab({ orderDetailId }: { orderDetailId: number }) {
  const { t } = useText();
  // Replies arrive within a second while comments are read.
  const { data, error, refetch } = useQuery({
    ...commentsQuery(orderDetailId),
    refetchInterval: (query) => followChanges(query, true, commentsRhythm),
  });
  useEffect(() => () => stopFollowing(commentsQuery(orderDetailId).queryKey), [orderDetailId]);
  const session = useDocumentSession();
  const passage = useSession('passage');
  const isWanted = useSession('isCommentWanted');
  const activeId = useSession('activeComment');
  const actions = useCommentActions(orderDetailId, session.save);
  const isShowingForm = data !== undefined;
  // The form below has taken the focus by now.
  useEffect(() => {
    if (isWanted && isShowingForm) session.set({ isCommentWanted: false });
  }, [session, isWanted, isShowingForm]);
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
  const about = passage ? t('comments.onPassage') : t('comments.onDocument');
  return (
    <Stack gap={16}>
      <output className="visually-hidden">{actions.said ? t(`comments.said.${actions.said}`) : null}</output>
      <Stack as="section" aria-label={t('comments.new')} gap={8}>
        {passage ? (
          <div className={classes.chosen}>
            <p>{passage.quote}</p>
            <button type="button" aria-label={t('comments.noPassage')} onClick={() => session.set({ passage: null })}>
              <IconX size={16} aria-hidden="true" />
            </button>
          </div>
        ) : null}
        <CommentForm
          name={`new-${orderDetailId}`}
          words={{ label: about, placeholder: about, verb: t('comments.send') }}
          people={data.people}
          isBusy={actions.create.isPending}
          hasFocus={isWanted}
          onSend={(text, mentions) =>
            actions.create.mutateAsync({ text, mentions, passage }).then(
              ({ comment }) => {
                session.set({ passage: null });
                setFilter('open');
                session.activateComment(comment.id);
                return true;
              },
              () => false,
            )
          }
        />
      </Stack>
      {threads.length > 0 ? (
        <ViewSwitch
          isWide
          label={t('comments.filter')}
          value={filter}
          views={[
            { value: 'open', label: t('comments.open', { open: open.length }) },
            { value: 'resolved', label: t('comments.resolved', { resolved: resolved.length }) },
          ]}
          onChange={setFilter}
        />
      ) : null}
      {shown.length > 0 ? (
        <Stack as="ul" gap={12} aria-label={t('comments.title')}>
          {shown.map((thread) => (
            <CommentThread
              key={thread.first.id}
              thread={thread}
              people={data.people}
              actions={actions}
              isActive={isActive(thread)}
              onShow={() => session.showComment(thread.first.id)}
            />
          ))}
        </Stack>
      ) : (
        <EmptyState title={t(isOpenShown ? 'comments.empty' : 'comments.noneResolved')}>
          {isOpenShown ? t('comments.emptyLead') : null}
        </EmptyState>
      )}
    </Stack>
  );
}
