// On the notifications page: the user's own comments, and mentions of the user.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { CommentWords } from './comment-words.tsx';
import classes from './comments.module.css';
import { type CommentsOfWhich, myCommentsQuery } from './comments.queries.ts';

/** Each leads to the passage it is about. */
export function MyComments() {
  const { t } = useText();
  const [which, setWhich] = useState<CommentsOfWhich>('mentioned');
  const [page, setPage] = useState(1);
  const { data, isPending, refetch } = useQuery(myCommentsQuery(which, page));
  return (
    <Panel isFlush>
      <FilterBar
        views={
          <Text as="h2" size="lg" weight="semibold">
            {t('comments.mine')}
          </Text>
        }
        actions={
          <ViewSwitch
            label={t('comments.mine')}
            value={which}
            views={[
              { value: 'mentioned', label: t('comments.mentioned') },
              { value: 'written', label: t('comments.written') },
            ]}
            onChange={(value) => {
              setWhich(value);
              setPage(1);
            }}
          />
        }
      />
      {isPending ? <SkeletonRows rows={2} /> : null}
      {!isPending && !data ? <ErrorState title={t('comments.failed')} onRetry={() => void refetch()} /> : null}
      {data?.recordsTotal === 0 ? (
        <EmptyCard
          title={t(`comments.nothing.${which}`)}
          sample={t('samples.comments', { returnObjects: true })}
          action={
            <ButtonLink to="/orders" search={{}}>
              {t('comments.toDocuments')}
            </ButtonLink>
          }
        >
          {t('comments.nothingLead')}
        </EmptyCard>
      ) : null}
      {data && data.recordsTotal > 0 ? (
        <>
          <ul aria-label={t('comments.mine')}>
            {data.comments.map((comment) => (
              <Stack as="li" key={comment.id} px={16} py={12} line="bottom" gap={2}>
                <Link
                  to="/orders/$orderDetailId"
                  params={{ orderDetailId: String(comment.order_detail_id) }}
                  search={{ comment: comment.id }}
                  className={classes.mineTitle}
                >
                  {comment.title}
                </Link>
                {comment.quote === null ? null : (
                  <Text size="sm" tone="muted" className={classes.mineQuote}>
                    {comment.quote}
                  </Text>
                )}
                <CommentWords comment={comment} />
              </Stack>
            ))}
          </ul>
          <div>
            <Pager page={page} total={data.recordsTotal} onChange={setPage} />
          </div>
        </>
      ) : null}
    </Panel>
  );
}
