// `/translation-manager/jobs/{id}`: the segments of one job, for the linguist who does it.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { FailedPage } from '../base/failed-page.tsx';
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
  const { t } = useText();
  const { id } = route.useParams();
  const { segment } = route.useSearch();
  const { data, error, isError, isPending, refetch } = useQuery(editedJobQuery(Number(id)));
  const isOffline = error !== null && isUnreached(error);
  // Its way back is that of the failure.
  const isMissing = !isPending && !data?.job && !isOffline;
  usePageTitle(data?.job?.title ?? t('translationDesk.title'));
  return (
    <PageFrame isWhole>
      {isMissing ? null : (
        <p>
          <Link to="/translation-manager/assignee-dashboard" search={{}}>
            {t('segmentEditor.back')}
          </Link>
        </p>
      )}
      {(data?.job ? data.job.stage === 'certificate' : isError && !isOffline) ? <JobCertificates jobId={Number(id)} /> : null}
      {isPending ? <SkeletonRows rows={8} /> : null}
      {!isPending && !data?.job && isOffline ? (
        <ErrorState
          level={1}
          title={t('segmentTools.offline.noServer')}
          message={t('segmentTools.offline.noServerLead')}
          onRetry={() => void refetch()}
        />
      ) : null}
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
      {data?.job && isError && !data.isWhole ? (
        <ErrorState
          title={t(isOffline ? 'segmentTools.offline.noServer' : 'segmentEditor.failed')}
          {...(isOffline ? { message: t('segmentTools.offline.noServerLead') } : {})}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data?.job ? (
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
      ) : null}
    </PageFrame>
  );
}
