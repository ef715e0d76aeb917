// Time of approved tasks by phase: writing, each review step, and writing after requested changes.
import type { Report } from '@folio/contract/reports';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { FileItems } from './chart-panel.tsx';
import { formatValue, type ReportWords } from './report-format.ts';
import type { SavePart } from './use-report-file.ts';
import classes from './wait-bars.module.css';

interface WaitBarsProps {
  rows: Report['rows'];
  words: ReportWords;
  onSave: SavePart;
}

const hoursOf = ({ values }: Report['rows'][number]) => values['approval_hours'] ?? 0;

export function WaitBars({ rows, words, onSave }: WaitBarsProps) {
  const { t } = words;
  const max = Math.max(...rows.map(hoursOf), 0) || 1;
  const nameOf = ({ key, name }: Report['rows'][number]) => {
    if (key === 'writing') return t('reports.waits.writing');
    if (key === 'rework') return t('reports.waits.rework');
    return name ? t('reports.waits.step', { step: name }) : t('reports.waits.review');
  };
  const waiting = rows.filter(({ key }) => key === 'step').reduce((sum, row) => sum + hoursOf(row), 0);
  const all = rows.reduce((sum, row) => sum + hoursOf(row), 0);
  return (
    <Panel
      title={t('reports.charts.waits')}
      aside={
        <Row size="sm" tone="quiet" gap={8}>
          <span>{t('reports.medianTime')}</span>
          <MoreMenu name={t('reports.charts.waits')}>
            <FileItems onSave={onSave} words={words} />
          </MoreMenu>
        </Row>
      }
    >
      {rows.length === 0 ? (
        <Text size="sm" tone="quiet" mt={14}>
          {t('reports.noApproval')}
        </Text>
      ) : null}
      <Stack as="ul" gap={12} className={classes.bars}>
        {rows.map((row) => (
          <li key={`${row.key} ${row.name}`}>
            <Text as="span" breaks>
              {nameOf(row)}
            </Text>
            <Text as="span" weight="semibold">
              {formatValue(hoursOf(row), 'hours', words)}
            </Text>
            <span className={classes.track}>
              <span className={classes.bar} data-kind={row.key} style={{ inlineSize: `${(hoursOf(row) / max) * 100}%` }} />
            </span>
          </li>
        ))}
      </Stack>
      {waiting > all / 2 ? (
        <Text size="sm" tone="quiet" mt={14}>
          {t('reports.mainlyWaiting')}
        </Text>
      ) : null}
    </Panel>
  );
}
