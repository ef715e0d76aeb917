// Requests of every account: waiting ones at the left, the open one with its quote and jobs at the right.
import type { TranslationRequestRow } from '@folio/contract/translation-requests';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { formatDay, formatNumber } from '../../ui/intl-format.ts';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { DueTime } from '../../ui/translation/due-time.tsx';
import { LanguagePair } from '../../ui/translation/language-pair.tsx';
import { RequestStateBadge } from '../../ui/translation/request-state-badge.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { type ManagerSearch, requestViews } from './manager-search.ts';
import { QueuedRequest } from './queued-request.tsx';
import classes from './request-queue.module.css';
import { jobsQuery, requestQueueQuery } from './translation-manager.queries.ts';

const over = new Set(['delivered', 'approved', 'cancelled']);

interface RequestQueueProps {
  search: ManagerSearch;
  onSearch: (search: ManagerSearch) => void;
}

export function RequestQueue({ search, onSearch }: RequestQueueProps) {
  const { t } = useText();
  const group = search.group ?? 'needs_answer';
  const { data, isPending, refetch } = useQuery(requestQueueQuery(group, search));
  const requests = data?.translation_requests ?? [];
  const { page: _page, search: _search, ...kept } = search;
  const open = (request: number) => onSearch({ ...search, request });
  return (
    <div className={classes.columns} data-open={search.request === undefined ? undefined : true}>
      <Panel isFlush className={classes.list}>
        <FilterBar
          views={
            <ViewSwitch
              label={t('translationDesk.requests.label')}
              views={requestViews.map((one) => ({
                value: one,
                label: t(`translationDesk.requests.groups.${one}`),
                count: data?.counts[one],
              }))}
              value={group}
              onChange={(one) => onSearch({ ...kept, group: one })}
            />
          }
          search={
            <SearchField
              label={t('translationDesk.requests.search')}
              value={search.search ?? ''}
              onSearch={(text) => onSearch({ ...kept, ...(text ? { search: text } : {}) })}
            />
          }
        />
        {isPending ? <SkeletonRows rows={5} /> : null}
        {!isPending && !data ? <ErrorState title={t('translationDesk.requests.failed')} onRetry={() => void refetch()} /> : null}
        {data?.recordsFiltered === 0 ? (
          <EmptyState title={t('translationDesk.requests.empty')} onClear={search.search ? () => onSearch(kept) : undefined}>
            {t('translationDesk.requests.emptyLead')}
          </EmptyState>
        ) : null}
        <ul aria-label={t('translationDesk.requests.listLabel')}>
          {requests.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              isOpen={request.id === search.request}
              onOpen={() => open(request.id)}
            />
          ))}
        </ul>
        {data ? (
          <Pager page={search.page ?? 1} total={data.recordsFiltered} onChange={(page) => onSearch({ ...search, page })} />
        ) : null}
        <JobGroup view="without_linguist" title={t('translationDesk.requests.withoutLinguist')} onOpen={open} />
        <JobGroup view="at_risk" title={t('translationDesk.requests.atRisk')} onOpen={open} />
      </Panel>
      <Stack flex="shrink" gap={16} className={classes.open}>
        {search.request === undefined ? (
          <Panel title={t('translationDesk.requests.choose')}>
            <Text tone="quiet">{t('translationDesk.requests.chooseLead')}</Text>
          </Panel>
        ) : (
          <>
            <Button
              variant="default"
              className={classes.back}
              leftSection={<IconArrowLeft size={16} stroke={1.7} aria-hidden="true" />}
              onClick={() => {
                const { request: _open, ...list } = search;
                onSearch(list);
              }}
            >
              {t('actions.back')}
            </Button>
            <QueuedRequest key={search.request} id={search.request} />
          </>
        )}
      </Stack>
    </div>
  );
}

interface RequestRowProps {
  request: TranslationRequestRow;
  isOpen: boolean;
  onOpen: () => void;
}

function RequestRow({ request, isOpen, onOpen }: RequestRowProps) {
  const { t, language } = useText();
  const problem = request.failed ? request.failed.reason : request.hold_reason;
  return (
    <li>
      <Stack
        as="button"
        type="button"
        size="sm"
        px={16}
        py={12}
        line="bottom"
        gap={2}
        className={classes.row}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
      >
        <Row as="span" gap={12} align="start" justify="between">
          <span className={classes.name}>{request.title}</span>
          {request.due_at === null && request.wanted_by !== null ? (
            <Text as="span" size="sm" tone="quiet" className={classes.quiet}>
              {formatDay(request.wanted_by, language)}
            </Text>
          ) : (
            <DueTime at={request.due_at} isOver={over.has(request.state)} />
          )}
        </Row>
        <Row as="span" gap={12} align="start" justify="between">
          <Text as="span" size="sm" tone="quiet" className={classes.quiet}>
            <LanguagePair source={request.source_language} targets={request.target_languages} />{' '}
            {t('translationDesk.requests.facts', {
              kind: t(`translationRequests.kinds.${request.kind}`),
              words: formatNumber(request.words, language),
            })}
          </Text>
          <RequestStateBadge request={request} />
        </Row>
        {problem ? (
          <Text as="span" size="sm" tone="quiet" className={classes.quiet}>
            {problem}
          </Text>
        ) : null}
      </Stack>
    </li>
  );
}

interface JobGroupProps {
  view: 'without_linguist' | 'at_risk';
  title: string;
  onOpen: (requestId: number) => void;
}

/** Jobs that need a coordinator; nothing where there are none. */
function JobGroup({ view, title, onOpen }: JobGroupProps) {
  const { t, language } = useText();
  const { data } = useQuery(jobsQuery(view));
  if (!data || data.translation_jobs.length === 0) return null;
  return (
    <section>
      <Text as="h2" size="sm" weight="semibold" className={classes.group}>
        {title}{' '}
        <Text as="span" tone="quiet" weight="regular" className={classes.groupCount}>
          {formatNumber(data.recordsFiltered, language)}
        </Text>
      </Text>
      <ul>
        {data.translation_jobs.map((job) => (
          <li key={job.id}>
            <Stack
              as="button"
              type="button"
              size="sm"
              px={16}
              py={12}
              line="bottom"
              gap={2}
              className={classes.row}
              onClick={() => onOpen(job.request_id)}
            >
              <Row as="span" gap={12} align="start" justify="between">
                <span className={classes.name}>{job.title}</span>
                <DueTime at={job.due_at} />
              </Row>
              <Text as="span" size="sm" tone="quiet" className={classes.quiet}>
                <LanguagePair source={job.source_language} targets={[job.target_language]} />{' '}
                {t(`translationRequests.stages.${job.stage}`)}
                {job.linguist ? `, ${job.linguist.name}` : ''}
              </Text>
              {job.hold_reason ? (
                <Text as="span" size="sm" tone="quiet" className={classes.quiet}>
                  {t('status.hold')}. {job.hold_reason}
                </Text>
              ) : null}
            </Stack>
          </li>
        ))}
      </ul>
    </section>
  );
}
