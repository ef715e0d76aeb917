// Where the time of approved tasks goes: writing, each review step, and writing after a return.
import type { Report } from '@folio/contract/reports';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Panel } from '../../ui/panel.tsx';
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
        <div className={classes.aside}>
          <span>{t('reports.medianTime')}</span>
          <MoreMenu name={t('reports.charts.waits')}>
            <FileItems onSave={onSave} words={words} />
          </MoreMenu>
        </div>
      }
    >
      {rows.length === 0 ? <p className={classes.note}>{t('reports.noApproval')}</p> : null}
      <ul className={classes.bars}>
        {rows.map((row) => (
          <li key={`${row.key} ${row.name}`}>
            <span className={classes.name}>{nameOf(row)}</span>
            <span className={classes.value}>{formatValue(hoursOf(row), 'hours', words)}</span>
            <span className={classes.track}>
              <span className={classes.bar} data-kind={row.key} style={{ inlineSize: `${(hoursOf(row) / max) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
      {waiting > all / 2 ? <p className={classes.note}>{t('reports.mainlyWaiting')}</p> : null}
    </Panel>
  );
}
