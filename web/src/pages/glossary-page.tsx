// `/glossary`: words on which the account's translations insist, and its translation memory; tab, search and page are in the address.
import type { GlossaryTerm } from '@folio/contract/translation-memory';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { ExchangeMenu } from '../features/translation-memory/exchange-menu.tsx';
import { glossaryQuery } from '../features/translation-memory/glossary.queries.ts';
import type { ExchangeKind } from '../features/translation-memory/import-form.tsx';
import { TermList } from '../features/translation-memory/term-list.tsx';
import { EmptyCard } from '../ui/empty-card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { QuietTabs } from '../ui/quiet-tabs.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Stack } from '../ui/stack.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { BrandHead } from './brand-head.tsx';

const TermForm = lazy(() =>
  import('../features/translation-memory/term-form.tsx').then((module) => ({ default: module.TermForm })),
);
const ImportForm = lazy(() =>
  import('../features/translation-memory/import-form.tsx').then((module) => ({ default: module.ImportForm })),
);
const MemorySection = lazy(() =>
  import('../features/translation-memory/memory-section.tsx').then((module) => ({ default: module.MemorySection })),
);
const route = getRouteApi('/shell/glossary');

export function GlossaryPage() {
  const { t } = useText();
  const search = route.useSearch();
  const navigate = useNavigate();
  const { data, isPending, refetch } = useQuery(glossaryQuery(search.tab === 'memory' ? {} : search));
  const isMemory = search.tab === 'memory' && data?.can.manage !== false;
  const [open, setOpen] = useState<GlossaryTerm | 'new' | null>(null);
  const [taking, setTaking] = useState<ExchangeKind | null>(null);
  usePageTitle(t('shell.glossary'));
  const create = data?.can.manage ? (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpen('new')}>
      {t('glossary.new')}
    </Button>
  ) : null;
  const find = (text: string) => void navigate({ to: '/glossary', search: text ? { search: text } : {}, replace: true });
  return (
    <PageFrame>
      <BrandHead
        open="/glossary"
        lead={t('glossary.lead')}
        actions={
          data ? (
            <>
              <ExchangeMenu canManage={data.can.manage} onImport={setTaking} />
              {isMemory || data.recordsTotal === 0 ? null : create}
            </>
          ) : null
        }
      />
      {data?.can.manage ? (
        <QuietTabs
          label={t('glossaryForm.tabs')}
          tabs={[
            { value: 'glossary', label: t('glossary.termsGroup') },
            { value: 'memory', label: t('glossary.textsGroup') },
          ]}
          value={isMemory ? 'memory' : 'glossary'}
          mb={12}
          onSelect={(tab) => void navigate({ to: '/glossary', search: tab === 'memory' ? { tab } : {} })}
        />
      ) : null}
      {isMemory ? (
        <Suspense fallback={<SkeletonRows rows={5} />}>
          <MemorySection
            search={search}
            onSearch={(next) => void navigate({ to: '/glossary', search: next, replace: true })}
            onImport={() => setTaking('texts')}
          />
        </Suspense>
      ) : (
        <Panel isFlush>
          {(data?.recordsTotal ?? 0) > 0 ? (
            <FilterBar search={<SearchField label={t('glossary.search')} value={search.search ?? ''} onSearch={find} />} />
          ) : null}
          {isPending ? <SkeletonRows rows={4} /> : null}
          {!isPending && !data ? <ErrorState title={t('glossary.failed')} onRetry={() => void refetch()} /> : null}
          {data?.recordsTotal === 0 ? (
            <EmptyCard title={t('glossary.empty')} sample={t('samples.terms', { returnObjects: true })} action={create}>
              {t(data.can.manage ? 'glossary.emptyLead' : 'glossary.emptyPlain')}
            </EmptyCard>
          ) : null}
          {data && data.recordsTotal > 0 && data.recordsFiltered === 0 ? (
            <EmptyState title={t('glossary.nothing')} onClear={() => find('')}>
              {t('glossary.nothingLead')}
            </EmptyState>
          ) : null}
          {data && data.recordsFiltered > 0 ? (
            <>
              <TermList terms={data.terms} canManage={data.can.manage} onEdit={setOpen} />
              <Stack line="top">
                <Pager
                  page={search.page ?? 1}
                  total={data.recordsFiltered}
                  onChange={(page, replace) => void navigate({ to: '/glossary', search: { ...search, page }, replace })}
                />
              </Stack>
            </>
          ) : null}
        </Panel>
      )}
      {taking ? (
        <Suspense fallback={null}>
          <ImportForm kind={taking} onClose={() => setTaking(null)} />
        </Suspense>
      ) : null}
      {open ? (
        <Suspense fallback={null}>
          <TermForm term={open === 'new' ? null : open} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </PageFrame>
  );
}
