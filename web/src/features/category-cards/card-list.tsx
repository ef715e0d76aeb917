// All category cards of a workspace, outdated ones first: edit, write, open the document, delete.
import { type CardState, cardStates } from '@folio/contract/card-words';
import type { CategoryCard } from '@folio/contract/category-cards';
import { Button } from '@mantine/core';
import { IconCards, IconPencil, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { ProblemLine } from '../../base/document-problem.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { agoWithin } from '../../ui/intl-format.ts';
import rowLines from '../../ui/list-row.module.css';
import { ListRow } from '../../ui/list-row.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SelectionActs, SelectionBar } from '../../ui/selection-bar.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useSelection } from '../../ui/use-selection.ts';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import type { CardTask } from './card-task.ts';
import classes from './cards.module.css';
import { cardsPerPage, cardsQuery } from './category-cards.queries.ts';
import type { WrittenCard } from './write-dialog.tsx';

const CardForm = lazy(() => import('./card-form.tsx').then((module) => ({ default: module.CardForm })));
const CardPreview = lazy(() => import('./card-preview.tsx').then((module) => ({ default: module.CardPreview })));
const WriteDialog = lazy(() => import('./write-dialog.tsx').then((module) => ({ default: module.WriteDialog })));
const kinds = { draft: 'off', writing: 'progress', ready: 'ready', outdated: 'hold' } as const;

/** Most cards that one call writes. */
const maxWritten = 100;

export function CardList({ workspaceId, task }: { workspaceId: number | null; task: CardTask }) {
  const { t, language } = useText();
  const client = useQueryClient();
  const [state, setState] = useState<CardState | undefined>(undefined);
  const [page, setPage] = useState(1);
  const { data, isPending, refetch } = useQuery(cardsQuery(workspaceId, state, page));
  const [edited, setEdited] = useState<CategoryCard | 'new' | null>(null);
  const [written, setWritten] = useState<{ cards: CategoryCard[]; only?: WrittenCard | undefined }>({ cards: [] });
  const [previewed, setPreviewed] = useState<CategoryCard | null>(null);
  const cards = data?.category_cards ?? [];
  const selection = useSelection(JSON.stringify([workspaceId, state]), cards, ({ id }) => id);
  const chosen = selection.rows.filter(({ can }) => can.write).slice(0, maxWritten);
  const remove = useSingleMutation({
    mutationFn: (card: CategoryCard) => api.categoryCards.remove({ id: card.id }),
    onSuccess: () => invalidate(client, 'category_card.changed'),
    onError: (error) => toastError(messageOf(error)),
  });
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setEdited('new')}>
      {t('categoryCards.new')}
    </Button>
  );
  return (
    <Panel isFlush>
      <FilterBar
        views={
          <ViewSwitch
            label={t('categoryCards.states.label')}
            views={[undefined, ...cardStates].map((one) => ({
              value: one,
              label: t(`categoryCards.states.${one ?? 'all'}`),
              count: one ? data?.counts[one] : data?.recordsTotal,
            }))}
            value={state}
            onChange={(one) => {
              setState(one);
              setPage(1);
            }}
          />
        }
        actions={data?.recordsTotal === 0 ? null : add}
      />
      {isPending ? <SkeletonRows rows={5} /> : null}
      {!isPending && !data ? <ErrorState title={t('categoryCards.failed')} onRetry={() => void refetch()} /> : null}
      {data?.recordsFiltered === 0 ? (
        state ? (
          <EmptyState title={t('orders.nothing')} onClear={() => setState(undefined)} />
        ) : (
          <EmptyCard title={t('categoryCards.empty')} sample={t('samples.keywords', { returnObjects: true })} action={add}>
            {t('categoryCards.emptyLead')}
          </EmptyCard>
        )
      ) : null}
      {data && cards.length > 0 ? (
        <>
          <ul aria-label={t('categoryCards.tabs.cards')}>
            {cards.map((card) => (
              <ListRow
                key={card.id}
                tile={
                  card.can.write ? (
                    <input
                      type="checkbox"
                      className={classes.box}
                      aria-label={t('categoryCards.selectOne', { name: card.category_name })}
                      checked={selection.has(card)}
                      onChange={({ nativeEvent }) =>
                        selection.toggle(card, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                      }
                    />
                  ) : (
                    <span className={classes.box} />
                  )
                }
                icon={<IconCards size={18} stroke={1.7} aria-hidden="true" />}
                name={card.category_name}
                level={2}
                state={
                  card.hold_reason === null ? (
                    <StateBadge kind={kinds[card.state]}>{t(`categoryCards.states.${card.state}`)}</StateBadge>
                  ) : (
                    <StateBadge kind="hold">{t('status.hold')}</StateBadge>
                  )
                }
                acts={
                  <>
                    {card.order_detail_id !== null && card.state !== 'writing' ? (
                      <Button
                        variant="default"
                        aria-label={t('categoryCards.preview.open', { name: card.category_name })}
                        onClick={() => setPreviewed(card)}
                      >
                        {t('categoryCards.preview.verb')}
                      </Button>
                    ) : null}
                    {card.can.write ? (
                      <Button
                        variant="default"
                        aria-label={t('categoryCards.writeOne', { name: card.category_name })}
                        onClick={() => setWritten({ cards: [card] })}
                      >
                        {t(card.state === 'draft' ? 'categoryCards.write' : 'categoryCards.rewrite')}
                      </Button>
                    ) : null}
                    <MoreMenu
                      name={card.category_name}
                      onEdit={card.can.edit ? () => setEdited(card) : undefined}
                      deletion={
                        card.can.delete
                          ? {
                              loss: t('categoryCards.loss', { name: card.category_name }),
                              verb: t('categoryCards.delete'),
                              isBusy: remove.isPending,
                              onConfirm: (done) => remove.run(card, done),
                            }
                          : null
                      }
                    />
                  </>
                }
              >
                <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={rowLines.second}>
                  {t('categoryCards.facts', {
                    linked: card.linked_keywords.length,
                    soft: card.soft_keywords.length,
                    ago: agoWithin(card.updated_at, language),
                  })}
                </Text>
                {card.order_detail_id !== null && (card.state !== 'writing' || card.hold_reason !== null) ? (
                  <Link
                    to="/orders/$orderDetailId"
                    params={{ orderDetailId: String(card.order_detail_id) }}
                    className="text-link"
                  >
                    {t('categoryCards.openDocument')}
                  </Link>
                ) : null}
                {card.hold_reason ? (
                  <Text as="span" size="sm" tone="failed" weight="regular" breaks block>
                    {card.hold_reason}
                  </Text>
                ) : null}
                {card.hold_reason === null ? <ProblemLine problem={card.document_problem} /> : null}
                {card.problem ? (
                  <Text as="span" size="sm" tone="failed" weight="regular" breaks block>
                    {card.problem}
                  </Text>
                ) : null}
              </ListRow>
            ))}
          </ul>
          <Pager page={page} perPage={cardsPerPage} total={data.recordsFiltered} onChange={setPage} />
        </>
      ) : null}
      <Suspense fallback={null}>
        {edited ? (
          <CardForm workspaceId={workspaceId} card={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        ) : null}
        {previewed ? (
          <CardPreview
            card={previewed}
            onWrite={(only) => {
              setPreviewed(null);
              setWritten({ cards: [previewed], only });
            }}
            onEdit={() => {
              setPreviewed(null);
              setEdited(previewed);
            }}
            onClose={() => setPreviewed(null)}
          />
        ) : null}
        {written.cards.length > 0 ? (
          <WriteDialog
            {...written}
            task={task}
            onClose={() => {
              setWritten({ cards: [] });
              selection.clear();
            }}
          />
        ) : null}
      </Suspense>
      {chosen.length > 0 ? (
        <SelectionBar
          label={t('categoryCards.tabs.cards')}
          count={t('categoryCards.selected', { count: chosen.length })}
          clearLabel={t('taskViews.select.clear')}
          onClear={selection.clear}
        >
          <SelectionActs
            actions={[
              { id: 'write', icon: IconPencil, label: t('categoryCards.write'), run: () => setWritten({ cards: chosen }) },
            ]}
          />
        </SelectionBar>
      ) : null}
    </Panel>
  );
}
