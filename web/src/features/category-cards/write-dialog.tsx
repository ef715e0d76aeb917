// Confirmation before cards are generated: their cost, and an option to create tasks for cards without a document.
import type { CategoryCard } from '@folio/contract/category-cards';
import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { QuestionFoot } from '../../ui/form-foot.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import type { CardTask } from './card-task.ts';
import { cardPriceQuery } from './category-cards.queries.ts';

/** One of the cards of a category. */
export interface WrittenCard {
  index: number;
  heading: string;
}

interface WriteDialogProps {
  cards: CategoryCard[];
  /** Of one category: the only card that is written. */
  only?: WrittenCard | undefined;
  task: CardTask;
  onClose: () => void;
}

export function WriteDialog({ cards, only, task, onClose }: WriteDialogProps) {
  const { t } = useText();
  const [hasTasks, setHasTasks] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const wanted = hasTasks && task ? task.call : undefined;
  const isNew = cards.some(({ order_detail_id: detailId }) => detailId === null);
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(cardPriceQuery(cards, wanted, only?.index));
  const write = useSingleMutation({
    mutationFn: (price: number) =>
      api.categoryCards.refresh({
        ids: cards.map(({ id }) => id),
        price,
        revisions: cards.map(({ revision }) => revision),
        ...(wanted ? { task: wanted } : {}),
        ...(only ? { only: only.index } : {}),
      }),
    onSuccess: async () => {
      await invalidate(client, 'category_card.changed');
      onClose();
    },
    onError: (problem) => {
      // Fields that the tool needs are named; the card's form has them, and those of the task are here.
      const named = problem instanceof ApiError ? problem.errors : {};
      setErrors(Object.fromEntries(Object.entries(named).map(([name, [first = '']]) => [name, first])));
      toastError(Object.values(named)[0]?.[0] ?? messageOf(problem));
      void refetch();
    },
  });
  return (
    <Dialog
      title={
        only
          ? t('categoryCards.rewriteOne', { name: only.heading })
          : cards.length === 1
            ? t('categoryCards.writeTitle', { name: cards[0]?.category_name ?? '' })
            : t('categoryCards.writeMany', { count: cards.length })
      }
      size={460}
      variant="question"
      onClose={onClose}
    >
      {data ? (
        <p style={{ color: 'var(--ink-2)', marginBottom: 18 }}>{t('categoryCards.price', { count: data.price })}</p>
      ) : error ? (
        <ErrorState title={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={1} />
      )}
      {task && isNew ? (
        <div style={{ display: 'grid', gap: 14, marginBottom: 18 }}>
          <Checkbox
            label={t('categoryCards.batch.createTasks')}
            checked={hasTasks}
            onChange={({ currentTarget }) => setHasTasks(currentTarget.checked)}
          />
          {hasTasks ? task.renderFields(errors) : null}
        </div>
      ) : null}
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
