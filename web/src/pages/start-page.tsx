// `/start`: an account is set up from its website, in three steps. The server reads; the page shows how far it is.
import type { SiteStart } from '@folio/contract/site-start';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, messageOf } from '../base/api.ts';
import { invalidate } from '../base/stale-after.ts';
import { chooseWorkspace, workspaceId as currentWorkspace, useWorkspaceId } from '../base/workspace.ts';
import { DoneStep } from '../features/site-start/done-step.tsx';
import { FoundStep } from '../features/site-start/found-step.tsx';
import { ReadingStep } from '../features/site-start/reading-step.tsx';
import { siteStartQuery } from '../features/site-start/site-start.queries.ts';
import { StartFrame } from '../features/site-start/start-frame.tsx';
import { UrlStep } from '../features/site-start/url-step.tsx';
import { draftName, saveDraft } from '../features/tools/form-draft.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const route = getRouteApi('/start');

/** Pages that the form of the style guide reads. */
const guidePages = 10;

/** Fills in the form of the style guide for the tab. */
function draftStyleGuide({ found, pages, url }: SiteStart): void {
  const urls = pages
    .filter(({ state }) => state === 'read')
    .toSorted((one, other) => (other.words ?? 0) - (one.words ?? 0))
    .map((page) => page.url);
  saveDraft(draftName('brand_style_guide', undefined), {
    values: {
      brand: found.name?.value ?? '',
      source_urls: [...new Set([url, ...urls])].slice(0, guidePages),
      save_brand_voice: false,
      ...(found.voice ? { language: found.voice.language } : {}),
    },
    urls: [],
    step: 0,
    visited: 0,
    orderId: null,
    sourceIds: [],
    proposedFor: {},
  });
}

export function StartPage() {
  const { t } = useText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const workspaceId = useWorkspaceId();
  const { run } = route.useSearch();
  /** The run that the person left for another URL. */
  const [left, setLeft] = useState<number | null>(null);
  const query = useQuery(siteStartQuery(workspaceId, run));
  usePageTitle(t('start.title'));
  const show = (start: SiteStart) => {
    // One works in the new workspace from here on.
    if (start.made?.workspace?.is_new) chooseWorkspace(start.made.workspace.id);
    client.setQueryData(siteStartQuery(currentWorkspace(), start.id).queryKey, {
      status: 'success',
      site_start: start,
      sample_id: query.data?.sample_id ?? null,
    });
    void invalidate(client, 'site_start.changed');
    void navigate({ to: '/start', search: { run: start.id } });
  };
  const { data, isPending, error, refetch } = query;
  if (!data) {
    const isGone = error instanceof ApiError && error.status === 404;
    return (
      <StartFrame step={1} pages={20} isNarrow>
        {isPending ? (
          <SkeletonRows rows={5} />
        ) : (
          <ErrorState
            level={1}
            title={t('start.failed')}
            message={messageOf(error)}
            verb={isGone ? t('start.again') : undefined}
            onRetry={() => (isGone ? void navigate({ to: '/start', search: {} }) : void refetch())}
          />
        )}
      </StartFrame>
    );
  }
  const start = data.site_start;
  if (!start || start.id === left || start.state === 'failed') {
    const failed = start?.state === 'failed' && start.id !== left ? start : null;
    return <UrlStep key={failed?.id ?? 'new'} failed={failed} sampleId={data.sample_id} onBegun={show} />;
  }
  if (start.state === 'reading') return <ReadingStep start={start} isOffline={query.isRefetchError} />;
  if (start.state !== 'finished')
    return <FoundStep key={start.id} start={start} onBack={() => setLeft(start.id)} onFinished={show} />;
  return (
    <DoneStep
      start={start}
      onStyleGuide={() => {
        draftStyleGuide(start);
        void navigate({ to: '/tools/$slug', params: { slug: 'brand_style_guide' } });
      }}
    />
  );
}
