// The translation memory of the account: sentences with their translations, found by words and quality, changed and deleted.

import { languageName } from '@folio/contract/language-names';
import { memoryQualities } from '@folio/contract/memory-words';
import type { MemoryUnit } from '@folio/contract/translation-memory';
import { Button, Select } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { formatDay, formatNumber } from '../../ui/intl-format.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { MarkedText } from '../../ui/translation/marked-text.tsx';
import { useText } from '../../ui/use-text.ts';
import { FoundWords } from './found-words.tsx';
import { memoryQuery } from './glossary.queries.ts';
import { type GlossarySearch, readGlossarySearch } from './glossary-search.ts';

const UnitForm = lazy(() => import('./unit-form.tsx').then((module) => ({ default: module.UnitForm })));

const badges = { machine: 'hold', imported: 'off', confirmed: 'progress', reviewed: 'ready', certified: 'ready' } as const;

interface MemorySectionProps {
  search: GlossarySearch;
  onSearch: (search: GlossarySearch) => void;
  onImport: () => void;
}

export function MemorySection({ search, onSearch, onImport }: MemorySectionProps) {
  const { t, language } = useText();
  const { data, isPending, refetch } = useQuery(memoryQuery(search));
  const [open, setOpen] = useState<MemoryUnit | null>(null);
  const { page: _page, ...kept } = search;
  const isFiltered = search.search !== undefined || search.quality !== undefined || search.pair !== undefined;
  const change = (changes: Partial<Record<'search' | 'quality' | 'pair', string | undefined>>) =>
    onSearch(readGlossarySearch({ ...kept, ...changes }));
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      <Panel isFlush>
        <FilterBar
          search={
            <SearchField
              label={t('glossaryForm.findSentence')}
              value={search.search ?? ''}
              onSearch={(text) => change({ search: text || undefined })}
            />
          }
          actions={
            data ? (
              <Text as="span" size="sm" tone="quiet" nowrap aria-live="polite">
                {isFiltered
                  ? t('glossaryForm.countFiltered', { found: number(data.recordsFiltered), total: number(data.recordsTotal) })
                  : t('glossaryForm.count', { count: data.recordsTotal })}
              </Text>
            ) : null
          }
        >
          <Select
            aria-label={t('glossaryForm.quality')}
            data={[
              { value: 'all', label: t('glossaryForm.allQualities') },
              ...memoryQualities.map((value) => ({ value, label: t(`segmentEditor.panel.quality.${value}`) })),
            ]}
            allowDeselect={false}
            comboboxProps={{ shadow: 'none' }}
            value={search.quality ?? 'all'}
            onChange={(chosen) => change({ quality: chosen ?? undefined })}
          />
          <Select
            aria-label={t('glossaryForm.pair')}
            data={[
              { value: 'all', label: t('glossaryForm.allPairs') },
              ...(data?.pairs ?? []).map(({ source_language: from, target_language: to }) => ({
                value: `${from}>${to}`,
                label: t('glossary.languages', { from: languageName(from, language), to: languageName(to, language) }),
              })),
            ]}
            allowDeselect={false}
            searchable={(data?.pairs.length ?? 0) > 8}
            comboboxProps={{ shadow: 'none' }}
            value={search.pair ?? 'all'}
            onChange={(chosen) => change({ pair: chosen === 'all' ? undefined : (chosen ?? undefined) })}
          />
        </FilterBar>
        {isPending ? <SkeletonRows rows={5} /> : null}
        {!isPending && !data ? <ErrorState title={t('glossaryForm.memoryFailed')} onRetry={() => void refetch()} /> : null}
        {data?.recordsFiltered === 0 ? (
          isFiltered ? (
            <EmptyState title={t('glossary.nothing')} onClear={() => onSearch({ tab: 'memory' })}>
              {t('glossaryForm.memoryNothing')}
            </EmptyState>
          ) : (
            <EmptyCard
              title={t('glossaryForm.memoryEmpty')}
              sample={t('samples.sentences', { returnObjects: true })}
              action={<Button onClick={onImport}>{t('glossary.import')}</Button>}
            >
              {t('glossaryForm.memoryEmptyLead')}
            </EmptyCard>
          )
        ) : null}
        {data && data.recordsFiltered > 0 ? (
          <>
            <DataTable
              caption={t('glossary.textsGroup')}
              head={
                <>
                  <th>{t('glossaryForm.sentence')}</th>
                  <th className={cells.wide}>{t('glossary.translation')}</th>
                  <th>{t('glossaryForm.quality')}</th>
                  <th className={cells.wide}>{t('glossaryForm.origin')}</th>
                  <th>
                    <span className="visually-hidden">{t('glossary.edit')}</span>
                  </th>
                </>
              }
            >
              {data.units.map((unit) => (
                <UnitRow key={unit.id} unit={unit} words={search.search} onEdit={() => setOpen(unit)} />
              ))}
            </DataTable>
            <Pager page={search.page ?? 1} total={data.recordsFiltered} onChange={(page) => onSearch({ ...search, page })} />
          </>
        ) : null}
      </Panel>
      <Text size="sm" tone="quiet" mt={12}>
        {t('glossaryForm.memoryNote')}
      </Text>
      <Suspense fallback={null}>{open ? <UnitForm unit={open} onClose={() => setOpen(null)} /> : null}</Suspense>
    </>
  );
}

interface UnitRowProps {
  unit: MemoryUnit;
  /** Search words. */
  words: string | undefined;
  onEdit: () => void;
}

function UnitRow({ unit, words, onEdit }: UnitRowProps) {
  const { t, language } = useText();
  const marked = (text: string) => <FoundWords text={text} words={words} />;
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.translationMemory.removeUnit({ unit_id: unit.id }),
    onSuccess: () => invalidate(client, 'glossary.changed'),
    onError: (error) => toastError(messageOf(error)),
  });
  const { source, target, quality, source_language: from, target_language: to } = unit;
  return (
    <tr>
      <td>
        <span lang={from}>
          <MarkedText text={source} renderWords={marked} />
        </span>
        <span lang={to} className={`${cells.second} ${cells.narrow}`}>
          <MarkedText text={target} renderWords={marked} />
        </span>
        <span className={cells.second}>
          {t('glossary.languages', { from: languageName(from, language), to: languageName(to, language) })}
        </span>
      </td>
      <td className={cells.wide} lang={to}>
        <MarkedText text={target} renderWords={marked} />
      </td>
      <td>
        <StateBadge kind={badges[quality]}>{t(`segmentEditor.panel.quality.${quality}`)}</StateBadge>
      </td>
      <td className={cells.wide}>
        {unit.origin_name}
        <span className={cells.second}>{formatDay(unit.updated_at, language)}</span>
      </td>
      <td className={`${cells.act} ${cells.nowrap}`}>
        <MoreMenu
          name={source}
          onEdit={onEdit}
          deletion={{
            loss: t('glossaryForm.unitLoss'),
            verb: t('glossaryForm.deleteUnit'),
            isBusy: remove.isPending,
            onConfirm: (done) => remove.mutate(undefined, { onSettled: done }),
          }}
        />
      </td>
    </tr>
  );
}
