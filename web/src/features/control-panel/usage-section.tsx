// Every model call: its user, purpose, duration, tokens, and result.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Figures } from '../../ui/figures.tsx';
import { formatDateTime, formatNumber } from '../../ui/intl-format.ts';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { usageQuery } from './control-panel.queries.ts';

/** Totals over all calls, then ten calls a page. */
export function UsageSection() {
  const { t, language } = useText();
  const [page, setPage] = useState(1);
  const { data, isPending, refetch, isPlaceholderData } = useQuery(usageQuery(page));
  if (isPending) {
    return (
      <Panel isFlush>
        <SkeletonRows />
      </Panel>
    );
  }
  if (!data) return <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} />;
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value, language));
  const { calls, totals, recordsFiltered } = data;
  return (
    <Stack gap="page">
      <Panel>
        <Figures
          figures={[
            [t('panel.usage.calls'), totals.calls],
            [t('panel.usage.input'), totals.input_tokens],
            [t('panel.usage.output'), totals.output_tokens],
          ]}
        />
      </Panel>
      <Panel title={t('panel.usage.title')} isFlush>
        {recordsFiltered === 0 ? (
          <EmptyState title={t('panel.usage.none')}>{t('panel.usage.noneLead')}</EmptyState>
        ) : (
          <>
            <DataTable
              caption={t('panel.usage.title')}
              isBusy={isPlaceholderData}
              head={
                <>
                  <th>{t('panel.usage.tool')}</th>
                  <th className={cells.wide}>{t('panel.usage.model')}</th>
                  <th className={cells.wide}>{t('panel.when')}</th>
                  <th className={`${cells.number} ${cells.wide}`}>{t('panel.usage.tokens')}</th>
                  <th className={cells.number}>{t('panel.usage.duration')}</th>
                </>
              }
            >
              {calls.map((call) => (
                <tr key={call.id} data-quiet={isPlaceholderData || undefined}>
                  <td className={cells.main}>
                    <ToolName detailId={call.order_detail_id} name={call.tool_name} />
                    <span className={cells.second}>
                      {call.problem ? <span className={cells.problem}>{call.problem}</span> : call.user.name}
                    </span>
                    <span className={`${cells.second} ${cells.narrow}`}>
                      {call.model}, {formatDateTime(call.created_at, language)}
                    </span>
                  </td>
                  <td className={cells.wide}>
                    {call.model}
                    <span className={cells.second}>{call.provider}</span>
                  </td>
                  <td className={`${cells.wide} ${cells.nowrap}`}>{formatDateTime(call.created_at, language)}</td>
                  <td className={`${cells.number} ${cells.wide}`}>
                    {number(call.input_tokens)} / {number(call.output_tokens)}
                  </td>
                  <td className={cells.number}>{t('panel.usage.ms', { milliseconds: number(call.duration_ms) })}</td>
                </tr>
              ))}
            </DataTable>
            <Pager page={page} total={recordsFiltered} onChange={setPage} />
          </>
        )}
      </Panel>
    </Stack>
  );
}

function ToolName({ detailId, name }: { detailId: number | null; name: string }) {
  if (detailId === null) return name;
  return (
    <Link to="/orders/$orderDetailId" params={{ orderDetailId: String(detailId) }} className="text-link">
      {name}
    </Link>
  );
}
