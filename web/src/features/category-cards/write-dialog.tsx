// Asked before a card is written: what it costs.
import type { CategoryCard } from '@folio/contract/category-cards';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { QuestionFoot } from '../../ui/form-foot.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import { cardPriceQuery } from './category-cards.queries.ts';

export function WriteDialog({ card, onClose }: { card: CategoryCard; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(cardPriceQuery(card));
  const write = useSingleMutation({
    mutationFn: (price: number) => api.categoryCards.refresh({ ids: [card.id], price, revisions: [card.revision] }),
    onSuccess: async () => {
      await invalidate(client, 'category_card.changed');
      onClose();
    },
    onError: (problem) => {
      // Fields that the tool needs are named; the card's form has them.
      const named = problem instanceof ApiError ? Object.values(problem.errors)[0]?.[0] : undefined;
      toastError(named ?? messageOf(problem));
      void refetch();
    },
  });
  return (
    <Dialog title={t('categoryCards.writeTitle', { name: card.category_name })} size={460} variant="question" onClose={onClose}>
      {data ? (
        <p style={{ color: 'var(--ink-2)', marginBottom: 18 }}>{t('categoryCards.price', { count: data.price })}</p>
      ) : error ? (
        <ErrorState title={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={1} />
      )}
      <QuestionFoot
        verb={t('categoryCards.write')}
        isBusy={write.isPending || !data}
        onConfirm={() => {
          if (data) write.run(data.price);
        }}
        onKeep={onClose}
      />
    </Dialog>
  );
}
