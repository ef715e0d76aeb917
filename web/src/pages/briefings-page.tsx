// `/briefings`: instructions for texts; search and page are in the URL.
import type { Guideline } from '@folio/contract/guidelines';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useWorkspaceId } from '../base/workspace.ts';
import { BriefingList } from '../features/guidelines/briefing-list.tsx';
import { briefingsQuery } from '../features/guidelines/guidelines.queries.ts';
import { EmptyCard } from '../ui/empty-card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Stack } from '../ui/stack.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { BrandHead } from './brand-head.tsx';

const loadDialog = () => import('../features/guidelines/briefing-dialog.tsx');
const BriefingForm = lazy(() => loadDialog().then((module) => ({ default: module.BriefingForm })));
const BriefingReader = lazy(() => loadDialog().then((module) => ({ default: module.BriefingReader })));
const route = getRouteApi('/shell/briefings');

/** Managers of briefings edit the opened one, other users read it. */
export function BriefingsPage() {
  const { t, language } = useText();
  const search = route.useSearch();
  const navigate = useNavigate();
  const { data, isPending, refetch } = useQuery(briefingsQuery(useWorkspaceId(), language, search));
  const [open, setOpen] = useState<Guideline | 'new' | null>(null);
  usePageTitle(t('shell.briefings'));
  const close = () => setOpen(null);
  const create = data?.can.create ? (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpen('new')}>
      {t('briefings.new')}
    </Button>
  ) : null;
  const find = (text: string) => void navigate({ to: '/briefings', search: text ? { search: text } : {}, replace: true });
  return (
    <PageFrame>
      <BrandHead open="/briefings" lead={t('briefings.lead')} actions={data?.recordsTotal === 0 ? null : create} />
      <Panel isFlush>
        {(data?.recordsTotal ?? 0) > 0 ? (
          <FilterBar search={<SearchField label={t('briefings.search')} value={search.search ?? ''} onSearch={find} />} />
        ) : null}
        {isPending ? <SkeletonRows rows={4} /> : null}
        {!isPending && !data ? <ErrorState title={t('briefings.failed')} onRetry={() => void refetch()} /> : null}
        {data?.recordsTotal === 0 ? (
          <EmptyCard title={t('briefings.empty')} sample={t('samples.briefings', { returnObjects: true })} action={create}>
            {t(data.can.create ? 'briefings.emptyLead' : 'briefings.emptyForUsers')}
          </EmptyCard>
        ) : null}
        {data && data.recordsTotal > 0 && data.recordsFiltered === 0 ? (
          <EmptyState title={t('briefings.nothing')} onClear={() => find('')}>
            {t('briefings.nothingLead')}
          </EmptyState>
        ) : null}
        {data && data.recordsFiltered > 0 ? (
          <>
            <BriefingList briefings={data.guidelines} defaultId={data.default_id} onOpen={setOpen} />
            <Stack line="top">
              <Pager
                page={search.page ?? 1}
                total={data.recordsFiltered}
                onChange={(page, replace) => void navigate({ to: '/briefings', search: { ...search, page }, replace })}
              />
            </Stack>
          </>
        ) : null}
      </Panel>
      <Suspense fallback={null}>
        {open === 'new' || open?.can.edit ? (
          <BriefingForm briefing={open === 'new' ? null : open} templates={data?.templates ?? []} onClose={close} />
        ) : null}
        {open && open !== 'new' && !open.can.edit ? <BriefingReader briefing={open} onClose={close} /> : null}
      </Suspense>
    </PageFrame>
  );
}
