// A table of a report: people, tools, languages, workspaces, websites or scores, by name.

import { languageName } from '@folio/contract/language-names';
import { type ReportFigureName, type ReportTable, reportFigures, reportTables } from '@folio/contract/report-words';
import type { Report } from '@folio/contract/reports';
import { Avatar } from '../../ui/avatar.tsx';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { FileItems } from './chart-panel.tsx';
import { formatValue, type ReportWords } from './report-format.ts';
import classes from './report-table.module.css';
import type { SavePart } from './use-report-file.ts';

type Row = Report['rows'][number];

interface TableViewProps {
  table: Exclude<ReportTable, 'waits'>;
  report: Report;
  words: ReportWords;
  /** Rows that are shown; all where it is left out. */
  limit?: number;
  onAll?: (() => void) | undefined;
  onSave: SavePart;
}

/** Columns that a phone shows beside the name. */
const columnsOnPhone = 2;

export function ReportTableView({ table, report, words, limit, onAll, onSave }: TableViewProps) {
  const { t, language } = words;
  const nameOf = ({ key, name }: Row) => {
    if (table === 'languages') return languageName(key, language);
    if (name !== '') return name;
    return key === '0' ? t('shell.personalWorkspace') : t('reports.gone', { id: key });
  };
  const title = t(`reports.tables.${table}`);
  const rows = report.rows
    .filter((row) => row.table === table)
    .map((row) => ({ ...row, shownName: nameOf(row) }))
    .toSorted((one, other) => one.shownName.localeCompare(other.shownName, language));
  const columns = reportTables[table].filter((name: ReportFigureName) => rows.some(({ values }) => name in values));
  return (
    <Panel
      title={title}
      isFlush
      aside={
        <div className={classes.aside}>
          {onAll && limit !== undefined && rows.length > limit ? (
            <button type="button" className={classes.all} onClick={onAll}>
              {t('reports.all')}
            </button>
          ) : null}
          <MoreMenu name={title}>
            <FileItems onSave={onSave} words={words} />
          </MoreMenu>
        </div>
      }
    >
      <ScrollRegion label={title} className={classes.scroll}>
        <DataTable
          caption={title}
          className={classes.table}
          head={
            <>
              <th scope="col">{t(`reports.subjects.${table}`)}</th>
              {columns.map((name, index) => (
                <th key={name} scope="col" className={`${cells.number} ${index < columnsOnPhone ? '' : cells.wide}`}>
                  {t(`reports.columns.${name}`)}
                </th>
              ))}
            </>
          }
        >
          {rows.slice(0, limit).map((row) => (
            <tr key={row.key}>
              <td className={cells.main}>
                <span className={classes.name}>
                  {table === 'people' ? <Avatar name={row.shownName} src={null} size={24} /> : null}
                  {row.shownName}
                </span>
              </td>
              {columns.map((name, index) => (
                <td key={name} className={`${cells.number} ${index < columnsOnPhone ? '' : cells.wide}`}>
                  {formatValue(row.values[name], reportFigures[name], words)}
                </td>
              ))}
            </tr>
          ))}
        </DataTable>
      </ScrollRegion>
    </Panel>
  );
}
