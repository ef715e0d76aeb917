// `/translation-manager/jobs/{id}`: the segments of one job, for its linguist.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FailedPage } from '../base/failed-page.tsx';
import { useMiniSidebar } from '../base/mini-sidebar.ts';
import { JobCertificates } from '../features/certificates/certificate-panel.tsx';
import { editedJobQuery, isUnreached } from '../features/segment-editor/core/segment-editor.queries.ts';
import { SegmentEditor } from '../features/segment-editor/segment-editor.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const route = getRouteApi('/shell/translation-manager/jobs/$id');

export function SegmentEditorPage() {
  useMiniSidebar();
  const { t } = useText();
  const { id } = route.useParams();
  const { segment } = route.useSearch();
  const { data, error, isError, isPending, refetch } = useQuery(editedJobQuery(Number(id)));
  const isOffline = error !== null && isUnreached(error);
  const isMissing = !isPending && !data?.job && !isOffline;
  usePageTitle(data?.job?.title ?? t('translationDesk.title'));
  const certificates = (data?.job ? data.job.stage === 'certificate' : isError && !isOffline) ? (
    <JobCertificates jobId={Number(id)} />
  ) : null;
  const failed = (
    <ErrorState
      level={data?.job ? 2 : 1}
      title={t(isOffline ? 'segmentTools.offline.noServer' : 'segmentEditor.failed')}
      {...(isOffline ? { message: t('segmentTools.offline.noServerLead') } : {})}
      onRetry={() => void refetch()}
    />
  );
  if (data?.job) {
    return (
      <>
        {certificates ? <PageFrame isWhole>{certificates}</PageFrame> : null}
        {isError && !data.isWhole ? failed : null}
        <SegmentEditor
          key={data.job.id}
          job={data.job}
          segments={data.segments}
          terms={data.terms}
          ignored={data.ignored}
          isWhole={data.isWhole}
          keptAt={data.keptAt}
          startId={segment ?? null}
        />
      </>
    );
  }
  return (
    <PageFrame isWhole>
      {certificates}
      {isPending ? <SkeletonRows rows={8} /> : null}
      {!isPending && isOffline ? failed : null}
      {isMissing ? (
        <FailedPage
          error={error}
          title={t('segmentEditor.failed')}
          gone={t('segmentEditor.nothing')}
          back={
            <ButtonLink to="/translation-manager/assignee-dashboard" search={{}} variant="default">
              {t('segmentEditor.back')}
            </ButtonLink>
          }
          onRetry={() => void refetch()}
        />
      ) : null}
    </PageFrame>
  );
}
