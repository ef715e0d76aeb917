// `/tool/translation_requests/{id}`: one request with its quote, its files and stages, and its delivery.

import { languageName } from '@folio/contract/language-names';
import type { RequestLine, TranslationRequest } from '@folio/contract/translation-requests';
import { Select } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconMessageDots, IconPlayerPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FailedPage } from '../base/failed-page.tsx';
import { useMe } from '../base/use-me.ts';
import { CertificatePanel } from '../features/certificates/certificate-panel.tsx';
import { AnalysisPanel } from '../features/translation-requests/analysis-panel.tsx';
import { DeliveredText, deliveredStages } from '../features/translation-requests/delivered-text.tsx';
import { QueriesPanel } from '../features/translation-requests/queries-panel.tsx';
import { QuotePanel } from '../features/translation-requests/quote-panel.tsx';
import { RequestActions } from '../features/translation-requests/request-actions.tsx';
import { RequestBar } from '../features/translation-requests/request-bar.tsx';
import { RequestChain } from '../features/translation-requests/request-chain.tsx';
import { RequestDetails } from '../features/translation-requests/request-details.tsx';
import { RequestLines } from '../features/translation-requests/request-lines.tsx';
import classes from '../features/translation-requests/request-page.module.css';
import { TranslatedTexts } from '../features/translation-requests/translated-texts.tsx';
import { requestQuery } from '../features/translation-requests/translation-requests.queries.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { formatDay, formatNumber } from '../ui/intl-format.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { Row } from '../ui/row.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Stack } from '../ui/stack.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const route = getRouteApi('/shell/tool/translation_requests/$id');

export function TranslationRequestPage() {
  const { t } = useText();
  const { id } = route.useParams();
  const { data, error, isPending, refetch } = useQuery(requestQuery(Number(id)));
  usePageTitle(data?.title ?? t('translationRequests.title'));
  if (isPending) {
    return (
      <PageFrame>
        <SkeletonRows rows={8} />
      </PageFrame>
    );
  }
  if (!data) {
    return (
      <PageFrame>
        <FailedPage
          error={error}
          title={t('translationRequests.failedOne')}
          back={
            <ButtonLink to="/tool/translation_requests" search={{}} variant="default">
              {t('translationRequests.title')}
            </ButtonLink>
          }
          onRetry={() => void refetch()}
        />
      </PageFrame>
    );
  }
  return <OneRequest key={data.id} request={data} />;
}

/** True while a model's translation is all that there is to read. */
const hasModelText = (line: RequestLine) =>
  deliveredStages(line).length === 0 && line.stages.some(({ stage, state }) => stage === 'ai' && state === 'done');

const beforeQuote = new Set(['draft', 'quote_requested']);
const beforeWork = new Set(['draft', 'quote_requested', 'quoted']);

function OneRequest({ request }: { request: TranslationRequest }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const { credits } = useMe().user_info;
  const { state, quote, lines } = request;
  const [lineId, setLineId] = useState<number | null>(null);
  const [jobId, setJobId] = useState<number | null>(null);
  const line = lines.find(({ id }) => id === lineId) ?? lines.find((one) => deliveredStages(one).length > 0) ?? lines[0];
  const isStarted = !beforeWork.has(state);
  const jobs = line?.stages.flatMap(({ job_id }) => job_id ?? []) ?? [];
  return (
    <>
      <RequestBar request={request}>
        <RequestActions
          request={request}
          isShort={quote !== null && credits.available < quote.total}
          onDeleted={() => void navigate({ to: '/tool/translation_requests' })}
        />
      </RequestBar>
      <div className={classes.page}>
        <Stack flex="shrink" gap={16}>
          <Notices request={request} />
          {state === 'quoted' && quote ? (
            <QuotePanel
              quote={quote}
              deposit={request.deposit}
              available={request.can.authorise ? credits.available + request.deposit : null}
            />
          ) : null}
          {isStarted && lines.length > 1 && line ? (
            <Select
              className={classes.choice}
              allowDeselect={false}
              checkIconPosition="right"
              comboboxProps={{ shadow: 'none' }}
              label={t('translationRequests.changes.line')}
              data={lines.map(({ id, name, target_language }) => ({
                value: String(id),
                label: `${name}, ${languageName(target_language, language)}`,
              }))}
              value={String(line.id)}
              onChange={(chosen) => {
                setLineId(Number(chosen));
                setJobId(null);
              }}
            />
          ) : null}
          {isStarted && line ? (
            <DeliveredText key={line.id} request={request} line={line} jobId={jobId} onChooseStage={setJobId} />
          ) : null}
          {isStarted && line && hasModelText(line) ? (
            <TranslatedTexts key={line.order_detail_id} orderDetailId={line.order_detail_id} />
          ) : null}
          <RequestLines lines={lines} hasDocuments={isStarted && state !== 'cancelled'} />
          {beforeQuote.has(state) || state === 'quoted' ? <AnalysisPanel lines={lines} /> : null}
          {isStarted && quote ? <QuotePanel quote={quote} deposit={0} available={null} /> : null}
        </Stack>
        <Stack flex="shrink" gap={16}>
          {isStarted ? jobs.slice(0, 1).map((job) => <QueriesPanel key={job} jobId={job} />) : null}
          {isStarted && line && deliveredStages(line).length > 0 ? (
            <CertificatePanel key={line.order_detail_id} orderDetailId={line.order_detail_id} />
          ) : null}
          <RequestChain request={request} />
          <RequestDetails request={request} />
        </Stack>
      </div>
    </>
  );
}

/** Meaning of a request's state for its requester. */
function Notices({ request }: { request: TranslationRequest }) {
  const { t, language } = useText();
  const { state, approves_at, revision_note, failed, lines } = request;
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  if (failed) {
    const held = lines
      .filter(({ order_detail_id: id }) => failed.order_detail_ids.includes(id))
      .flatMap(({ stages }) => stages.filter(({ job_id: id }) => id !== null))
      .reduce((sum, stage) => sum + stage.credits, 0);
    return (
      <Row as="output" size="sm" tone="hold" breaks px={14} py={10} filled gap={10} align="start" className={classes.notice}>
        <IconAlertTriangle {...icon} />{' '}
        {t(held > 0 ? 'translationNotes.failedHolds' : 'translationNotes.failed', {
          reason: failed.reason ?? '',
          credits: formatNumber(held, language),
        })}
      </Row>
    );
  }
  if (state === 'quote_requested') {
    return (
      <Row as="output" size="sm" tone="hold" breaks px={14} py={10} filled gap={10} align="start" className={classes.notice}>
        <IconClock {...icon} /> {t('translationRequests.quote.requested')}
      </Row>
    );
  }
  if (request.hold_reason) {
    return (
      <Row as="output" size="sm" tone="hold" breaks px={14} py={10} filled gap={10} align="start" className={classes.notice}>
        <IconPlayerPause {...icon} /> {t('translationRequests.notices.onHold', { reason: request.hold_reason })}
      </Row>
    );
  }
  if (state === 'revision' && revision_note) {
    return (
      <Row as="output" size="sm" tone="hold" breaks px={14} py={10} filled gap={10} align="start" className={classes.notice}>
        <IconMessageDots {...icon} /> {t('translationRequests.notices.revision', { note: revision_note })}
      </Row>
    );
  }
  if (state === 'delivered' && approves_at) {
    return (
      <Row as="output" size="sm" tone="hold" breaks px={14} py={10} filled gap={10} align="start" className={classes.notice}>
        <IconClock {...icon} /> {t('translationRequests.notices.approvesAt', { day: formatDay(approves_at, language) })}
      </Row>
    );
  }
  return null;
}
