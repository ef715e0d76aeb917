// The linguists of the desk: found by name, added by email, changed and removed.

import { languageName } from '@folio/contract/language-names';
import type { Linguist } from '@folio/contract/linguists';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { PersonAvatar } from '../../base/person-avatar.tsx';
import { invalidate } from '../../base/stale-after.ts';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { formatShare } from '../../ui/deadline-format.ts';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { formatDay, formatNumber } from '../../ui/intl-format.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Row } from '../../ui/row.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { StateBadge, WordBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './linguists.module.css';
import type { ManagerSearch } from './manager-search.ts';
import { linguistsQuery } from './translation-manager.queries.ts';

const LinguistForm = lazy(() => import('./linguist-form.tsx').then((module) => ({ default: module.LinguistForm })));

interface LinguistsSectionProps {
  search: ManagerSearch;
  onSearch: (search: ManagerSearch) => void;
}

export function LinguistsSection({ search, onSearch }: LinguistsSectionProps) {
  const { t } = useText();
  const { data, isPending, refetch } = useQuery(linguistsQuery(search));
  const [open, setOpen] = useState<Linguist | 'new' | null>(null);
  const { page: _page, search: _search, ...kept } = search;
  const add = data?.can.manage ? (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpen('new')}>
      {t('translationDesk.linguists.add')}
    </Button>
  ) : null;
  return (
    <>
      <Panel isFlush>
        <FilterBar
          search={
            <SearchField
              label={t('translationDesk.linguists.search')}
              value={search.search ?? ''}
              onSearch={(text) => onSearch({ ...kept, ...(text ? { search: text } : {}) })}
            />
          }
          actions={(data?.recordsTotal ?? 0) > 0 ? add : null}
        />
        {isPending ? <SkeletonRows rows={5} /> : null}
        {!isPending && !data ? <ErrorState title={t('translationDesk.linguists.failed')} onRetry={() => void refetch()} /> : null}
        {data?.recordsFiltered === 0 ? (
          data.recordsTotal > 0 ? (
            <EmptyState title={t('translationDesk.linguists.nothing')} onClear={() => onSearch(kept)}>
              {t('translationDesk.linguists.nothingLead')}
            </EmptyState>
          ) : (
            <EmptyCard
              title={t('translationDesk.linguists.empty')}
              sample={t('samples.linguists', { returnObjects: true })}
              action={add}
            >
              {t(add ? 'translationDesk.linguists.emptyLead' : 'translationDesk.linguists.emptyPlain')}
            </EmptyCard>
          )
        ) : null}
        {data && data.recordsFiltered > 0 ? (
          <>
            <DataTable
              caption={t('translationDesk.linguists.caption')}
              head={
                <>
                  <th>{t('translationDesk.linguists.name')}</th>
                  <th className={cells.wide}>{t('translationDesk.linguists.pairs')}</th>
                  <th className={`${cells.wide} ${cells.extra}`}>{t('translationDesk.linguists.certified')}</th>
                  <th className={cells.wide}>{t('translationDesk.linguists.load')}</th>
                  <th className={`${cells.number} ${cells.wide} ${cells.extra}`}>{t('translationDesk.linguists.onTime')}</th>
                  <th className={`${cells.number} ${cells.wide} ${cells.extra}`}>
                    {t('translationDesk.linguists.changedInReview')}
                  </th>
                  <th>{t('translationDesk.linguists.state')}</th>
                  <th>
                    <span className="visually-hidden">{t('translationDesk.linguists.formTitle')}</span>
                  </th>
                </>
              }
            >
              {data.linguists.map((linguist) => (
                <LinguistRow key={linguist.id} linguist={linguist} canManage={data.can.manage} onEdit={() => setOpen(linguist)} />
              ))}
            </DataTable>
            <Pager page={search.page ?? 1} total={data.recordsFiltered} onChange={(page) => onSearch({ ...search, page })} />
          </>
        ) : null}
      </Panel>
      <Suspense fallback={null}>
        {open === null ? null : <LinguistForm linguist={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}

interface RowProps {
  linguist: Linguist;
  canManage: boolean;
  onEdit: () => void;
}

function LinguistRow({ linguist, canManage, onEdit }: RowProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.linguists.remove({ id: linguist.id }),
    onSuccess: ({ message }) => toastSuccess(message ?? t('translationDesk.linguists.removed')),
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => invalidate(client, 'linguist.changed'),
  });
  const pairs = linguist.pairs.map(({ source, target }) => `${source.toUpperCase()} ${target.toUpperCase()}`);
  const natives = linguist.native_languages.map((code) => languageName(code, language)).join(', ');
  return (
    <tr data-quiet={linguist.is_active ? undefined : true}>
      <td className={cells.main}>
        <Row as="span" gap={12}>
          <PersonAvatar id={linguist.user_id} name={linguist.name} size={30} />
          <Text as="span" flex="shrink">
            {linguist.name}
            <span className={cells.second}>{[natives, ...linguist.fields].join('. ')}</span>
            <span className={`${cells.second} ${cells.narrow}`}>{pairs.join(', ')}</span>
          </Text>
        </Row>
      </td>
      <td className={cells.wide}>
        <Row as="span" gap={4} align="stretch" wrap className={classes.pairs}>
          {pairs.map((pair) => (
            <WordBadge key={pair} kind="off">
              {pair}
            </WordBadge>
          ))}
        </Row>
      </td>
      <td className={`${cells.wide} ${cells.extra}`}>
        {linguist.certifications.map(({ body }) => body).join(', ') || t('translationDesk.linguists.none')}
      </td>
      <td className={cells.wide}>
        <Load linguist={linguist} />
      </td>
      <td className={`${cells.number} ${cells.wide} ${cells.extra}`}>
        {linguist.on_time === null ? t('translationDesk.linguists.none') : formatShare(linguist.on_time, language)}
      </td>
      <td className={`${cells.number} ${cells.wide} ${cells.extra}`}>
        {linguist.changed_in_review === null
          ? t('translationDesk.linguists.none')
          : formatShare(linguist.changed_in_review, language)}
      </td>
      <td>
        <Availability linguist={linguist} />
      </td>
      <td className={`${cells.act} ${cells.nowrap}`}>
        {canManage ? (
          <>
            <MoreMenu
              name={linguist.name}
              onEdit={onEdit}
              deletion={{
                loss: t('translationDesk.linguists.removeLoss', { name: linguist.name }),
                verb: t('translationDesk.linguists.removeVerb'),
                isBusy: remove.isPending,
                onConfirm: (done) => remove.mutate(undefined, { onSettled: done }),
              }}
            />
          </>
        ) : null}
      </td>
    </tr>
  );
}

/** The absence of today, in the reader's time zone. */
function absenceToday({ absences }: Linguist) {
  const today = new Date().toLocaleDateString('sv');
  return absences.find(({ from, until }) => from <= today && today <= until);
}

function Availability({ linguist }: { linguist: Linguist }) {
  const { t, language } = useText();
  const absence = absenceToday(linguist);
  if (!linguist.is_active) return <StateBadge kind="off">{t('translationDesk.linguists.inactive')}</StateBadge>;
  if (absence) {
    return (
      <StateBadge kind="hold">{t('translationDesk.linguists.away', { day: formatDay(absence.until, language) })}</StateBadge>
    );
  }
  const free = linguist.free_from;
  if (free === null) return <StateBadge kind="hold">{t('translationDesk.linguists.neverFree')}</StateBadge>;
  const isFull = (linguist.load ?? 0) >= 1;
  if (!isFull && linguist.booked_words < linguist.words_a_day)
    return <StateBadge kind="ready">{t('translationDesk.linguists.now')}</StateBadge>;
  const day = formatDay(free, language);
  return (
    <StateBadge kind={isFull ? 'hold' : 'ready'}>
      {t(isFull ? 'translationDesk.linguists.fullUntil' : 'translationDesk.linguists.freeFrom', { day })}
    </StateBadge>
  );
}

/** Booked words, as a share of the capacity of the next five working days. */
function Load({ linguist: { load, booked_words: words, words_a_day: wordsADay, open_jobs: count } }: { linguist: Linguist }) {
  const { t, language } = useText();
  const said = t('translationDesk.linguists.booked', {
    words: formatNumber(words, language),
    capacity: formatNumber(wordsADay, language),
    count,
  });
  return (
    <Row as="span" size="sm" tone="quiet" gap={10} className={classes.load} title={said} data-over={(load ?? 0) > 1 || undefined}>
      <ProgressBar value={Math.min(1, load ?? 0) * 100} label={said} />
      <span>{load === null ? t('translationDesk.linguists.absent') : formatShare(load, language)}</span>
    </Row>
  );
}
