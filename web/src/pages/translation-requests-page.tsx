// `/tool/translation_requests`: the requests of a workspace or of Personal; group, language, search and page are in the address.
import { IconDatabase, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useWorkspaceId } from '../base/workspace.ts';
import { RequestFilters } from '../features/translation-requests/request-filters.tsx';
import { RequestList } from '../features/translation-requests/request-list.tsx';
import type { RequestSearch } from '../features/translation-requests/request-search.ts';
import { requestsQuery } from '../features/translation-requests/translation-requests.queries.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyCard } from '../ui/empty-card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Stack } from '../ui/stack.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const route = getRouteApi('/shell/tool/translation_requests');

export function TranslationRequestsPage() {
  const { t } = useText();
  const search = route.useSearch();
  const navigate = useNavigate();
  const { data, isPending, refetch } = useQuery(requestsQuery(useWorkspaceId(), search));
  usePageTitle(t('translationRequests.title'));
  const open = (next: RequestSearch) => void navigate({ to: '/tool/translation_requests', search: next, replace: true });
  const waiting = data?.counts['needs_answer'] ?? 0;
  const isFiltered = Boolean(search.group ?? search.language ?? search.search);
  const create = data?.can.create ? (
    <ButtonLink to="/tool/translation_requests/new" leftSection={<IconPlus size={16} aria-hidden="true" />}>
      {t('translationRequests.new')}
    </ButtonLink>
  ) : null;
  return (
    <PageFrame>
      <PageHeader
        title={t('translationRequests.title')}
        lead={waiting > 0 ? t('translationRequests.leadAnswer', { count: waiting }) : t('translationRequests.lead')}
        actions={
          <>
            <ButtonLink variant="default" to="/glossary" leftSection={<IconDatabase size={16} aria-hidden="true" />}>
              {t('translationRequests.memory')}
            </ButtonLink>
            {data?.recordsFiltered === 0 && !isFiltered ? null : create}
          </>
        }
      />
      <Panel isFlush>
        <RequestFilters search={search} counts={data?.counts} onChange={open} />
        {isPending ? <SkeletonRows rows={6} /> : null}
        {!isPending && !data ? <ErrorState title={t('translationRequests.failed')} onRetry={() => void refetch()} /> : null}
        {data?.recordsFiltered === 0 ? (
          isFiltered ? (
            <EmptyState title={t('translationRequests.nothing')} onClear={() => open({})}>
              {t('translationRequests.nothingLead')}
            </EmptyState>
          ) : (
            <EmptyCard
              title={t('translationRequests.empty')}
              sample={t('samples.translations', { returnObjects: true })}
              action={create}
            >
              {t(create ? 'translationRequests.emptyLead' : 'translationRequests.emptyPlain')}
            </EmptyCard>
          )
        ) : null}
        {data && data.recordsFiltered > 0 ? (
          <>
            <RequestList requests={data.translation_requests} />
            <Stack line="top">
              <Pager
                page={search.page ?? 1}
                total={data.recordsFiltered}
                onChange={(page) => void navigate({ to: '/tool/translation_requests', search: { ...search, page } })}
              />
            </Stack>
          </>
        ) : null}
      </Panel>
    </PageFrame>
  );
}
