// Deliveries of the desk in a period: figures, words by day, corrections by reason, and a row for each linguist. Linguists see their own.
import { correctionReasons, humanStages } from '@folio/contract/translation-words';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { useDownload } from '../../base/use-download.ts';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { DayBars } from '../../ui/day-bars.tsx';
import { formatShare } from '../../ui/deadline-format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Figures } from '../../ui/figures.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { lastDays, PeriodChoice } from '../../ui/period-choice.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './desk-report.module.css';
import { type ReportFilters, reportQuery } from './translation-manager.queries.ts';
import { useLanguageOptions } from './use-language-options.ts';

type Choices = Pick<ReportFilters, 'source_language' | 'target_language' | 'stage'>;

/** `isOfDesk`: for coordinators, with every linguist. */
export function DeskReport({ isOfDesk }: { isOfDesk: boolean }) {
  const { t, language } = useText();
  const [{ length, days }, setPeriod] = useState(() => ({ length: '30', days: lastDays(30) }));
  const [choices, setChoices] = useState<Choices>({});
  const [page, setPage] = useState(1);
  const filters = { ...days, ...choices };
  const { data, isPending, refetch, isPlaceholderData } = useQuery(reportQuery(filters, page));
  const save = useDownload(() => api.translationReports.export(filters), 'translation-desk.csv');
  const none = t('translationDesk.report.none');
  const share = (value: number | null) => (value === null ? none : formatShare(value, language));
  const hours = (value: number | null) =>
    value === null ? none : t('translationDesk.report.hours', { hours: formatNumber(Math.round(value * 10) / 10, language) });
  return (
    <Stack gap={16}>
      <Row gap={10} wrap className={classes.filters}>
        <PeriodChoice
          length={length}
          days={days}
          onChange={(next, period) => {
            setPeriod({ length: next, days: period });
            setPage(1);
          }}
        />
        <ReportChoices
          choices={choices}
          onChange={(next) => {
            setChoices(next);
            setPage(1);
          }}
        />
        <ExportButton isBusy={save.isPending} onClick={() => save.mutate()}>
          {t('translationDesk.report.exportCsv')}
        </ExportButton>
      </Row>
      {isPending ? <SkeletonBlock height={420} /> : null}
      {!isPending && !data ? <ErrorState title={t('translationDesk.report.failed')} onRetry={() => void refetch()} /> : null}
      {data && data.totals.jobs === 0 && data.linguists.length === 0 ? (
        <Panel>
          <EmptyState
            title={t('translationDesk.report.empty')}
            onClear={Object.values(choices).some(Boolean) ? () => setChoices({}) : undefined}
          >
            {t('translationDesk.report.emptyLead')}
          </EmptyState>
        </Panel>
      ) : null}
      {data && (data.totals.jobs > 0 || data.linguists.length > 0) ? (
        <Stack gap={16} aria-busy={isPlaceholderData} aria-live="polite">
          <Panel>
            <Figures
              figures={[
                [t('translationDesk.report.words'), data.totals.words],
                [t('translationDesk.report.jobs'), data.totals.jobs],
                [t('translationDesk.report.onTime'), share(data.totals.on_time)],
                isOfDesk
                  ? [t('translationDesk.report.turnaround'), hours(data.turnaround_hours)]
                  : [t('translationDesk.report.jobTime'), hours(data.totals.hours)],
                [t('translationDesk.report.machineEdit'), share(data.totals.machine_edit)],
                [t('translationDesk.report.changed'), share(data.totals.changed_in_review)],
              ]}
            />
          </Panel>
          <div className={classes.pair}>
            <Panel title={t('translationDesk.report.perDay')}>
              <DayBars
                days={data.days.map(({ date, words }) => ({ date, value: words }))}
                label={t('translationDesk.report.perDay')}
                isTall
              />
            </Panel>
            <Panel title={t('translationDesk.report.corrections')}>
              <Text size="sm" tone="quiet" mb={10}>
                {t('translationDesk.report.correctionsLead')}
              </Text>
              <FactList
                isBeside
                facts={correctionReasons.map((reason) => [
                  t(`translationRequests.changes.reasons.${reason}`),
                  formatNumber(data.totals.corrections[reason] ?? 0, language),
                ])}
              />
            </Panel>
          </div>
          {isOfDesk ? (
            <Panel title={t('translationDesk.linguists.caption')} isFlush>
              <DataTable
                caption={t('translationDesk.linguists.caption')}
                isBusy={isPlaceholderData}
                head={
                  <>
                    <th>{t('translationDesk.linguists.name')}</th>
                    <th className={cells.number}>{t('translationDesk.report.words')}</th>
                    <th className={`${cells.number} ${cells.wide}`}>{t('translationDesk.report.jobs')}</th>
                    <th className={cells.number}>{t('translationDesk.report.onTime')}</th>
                    <th className={`${cells.number} ${cells.wide}`}>{t('translationDesk.report.jobTime')}</th>
                    <th className={`${cells.number} ${cells.wide}`}>{t('translationDesk.report.machineEdit')}</th>
                    <th className={`${cells.number} ${cells.wide}`}>{t('translationDesk.report.changed')}</th>
                  </>
                }
              >
                {data.linguists.map((linguist) => (
                  <tr key={linguist.id}>
                    <td className={cells.main}>{linguist.name}</td>
                    <td className={cells.number}>{formatNumber(linguist.words, language)}</td>
                    <td className={`${cells.number} ${cells.wide}`}>{formatNumber(linguist.jobs, language)}</td>
                    <td className={cells.number}>{share(linguist.on_time)}</td>
                    <td className={`${cells.number} ${cells.wide}`}>{hours(linguist.hours)}</td>
                    <td className={`${cells.number} ${cells.wide}`}>{share(linguist.machine_edit)}</td>
                    <td className={`${cells.number} ${cells.wide}`}>{share(linguist.changed_in_review)}</td>
                  </tr>
                ))}
              </DataTable>
              <Pager page={page} total={data.recordsFiltered} onChange={setPage} />
            </Panel>
          ) : null}
        </Stack>
      ) : null}
    </Stack>
  );
}

/** The choices with another value, or without one. */
function changed(choices: Choices, name: keyof Choices, value: string | null): Choices {
  const { [name]: _before, ...kept } = choices;
  return value === null ? kept : { ...kept, [name]: value };
}

interface ReportChoicesProps {
  choices: Choices;
  onChange: (choices: Choices) => void;
}

/** Which languages and which stage the report is about. */
function ReportChoices({ choices, onChange }: ReportChoicesProps) {
  const { t } = useText();
  const languages = useLanguageOptions();
  const stages = humanStages.map((value) => ({ value, label: t(`translationRequests.stages.${value}`) }));
  const { source_language: source, target_language: target, stage } = choices;
  const common = {
    className: classes.select ?? '',
    clearable: true,
    checkIconPosition: 'right' as const,
    comboboxProps: { shadow: 'none' as const },
  };
  const any = t('translationDesk.report.any');
  return (
    <>
      <Select
        {...common}
        searchable
        aria-label={t('translationDesk.linguists.from')}
        placeholder={`${t('translationDesk.linguists.from')}: ${any}`}
        data={languages}
        value={source ?? null}
        onChange={(value) => onChange(changed(choices, 'source_language', value))}
      />
      <Select
        {...common}
        searchable
        aria-label={t('translationDesk.linguists.to')}
        placeholder={`${t('translationDesk.linguists.to')}: ${any}`}
        data={languages}
        value={target ?? null}
        onChange={(value) => onChange(changed(choices, 'target_language', value))}
      />
      <Select
        {...common}
        aria-label={t('translationDesk.report.stage')}
        placeholder={`${t('translationDesk.report.stage')}: ${any}`}
        data={stages}
        value={stage ?? null}
        onChange={(value) => onChange(changed(choices, 'stage', value))}
      />
    </>
  );
}
