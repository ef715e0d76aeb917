// A chart of a report with its table behind it and both as files.
import type { Report } from '@folio/contract/reports';
import { Menu } from '@mantine/core';
import { IconChartBar, IconFileSpreadsheet, IconFileTypeCsv, IconTable } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import classes from './chart-panel.module.css';
import { formatValue, type ReportWords } from './report-format.ts';
import { stepText } from './step-text.ts';
import type { SavePart } from './use-report-file.ts';

type Line = Report['series'][number];

interface ChartPanelProps {
  title: string;
  aside?: ReactNode;
  words: ReportWords;
  lines: readonly Line[];
  nameOf: (line: Line) => string;
  step: Report['group_by'];
  onSave: SavePart;
  children: ReactNode;
}

const iconSize = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** The menu items that a chart and a table have alike. */
export function FileItems({ onSave, words: { t } }: Pick<ChartPanelProps, 'onSave' | 'words'>) {
  return (
    <>
      <Menu.Item leftSection={<IconFileTypeCsv {...iconSize} />} onClick={() => onSave('csv')}>
        {t('reports.csv')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFileSpreadsheet {...iconSize} />} onClick={() => onSave('xlsx')}>
        {t('reports.xlsx')}
      </Menu.Item>
    </>
  );
}

export function ChartPanel({ title, aside, words, lines, nameOf, step, onSave, children }: ChartPanelProps) {
  const { t, language } = words;
  const [isTable, setTable] = useState(false);
  const days = lines[0]?.points.map(({ day }) => day) ?? [];
  const Icon = isTable ? IconChartBar : IconTable;
  return (
    <Panel
      title={title}
      className={classes.panel}
      aside={
        <Row flex="shrink" gap={10} justify="end">
          {isTable ? null : aside}
          <MoreMenu name={title}>
            <Menu.Item leftSection={<Icon {...iconSize} />} onClick={() => setTable(!isTable)}>
              {t(isTable ? 'reports.asChart' : 'reports.asTable')}
            </Menu.Item>
            <FileItems onSave={onSave} words={words} />
          </MoreMenu>
        </Row>
      }
    >
      {isTable ? null : <div aria-hidden="true">{children}</div>}
      {/* Screen readers always get the table, in place of the drawing. */}
      <div className={isTable ? classes.scroll : 'visually-hidden'}>
        <DataTable
          caption={title}
          isCompact
          head={
            <>
              <th scope="col">{t(`reports.steps.${step}`)}</th>
              {lines.map((line) => (
                <th key={line.name} scope="col" className={cells.number}>
                  {nameOf(line)}
                </th>
              ))}
            </>
          }
        >
          {days.map((day, index) => (
            <tr key={day}>
              <th scope="row">{stepText(day, step, language)}</th>
              {lines.map((line) => (
                <td key={line.name} className={cells.number}>
                  {formatValue(line.points[index]?.value, line.unit, words)}
                </td>
              ))}
            </tr>
          ))}
        </DataTable>
      </div>
    </Panel>
  );
}
