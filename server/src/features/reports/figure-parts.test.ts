import {
  type ReportFigureName,
  reportCharts,
  reportFigures,
  reportNames,
  reportParts,
  reportTables,
} from '@folio/contract/report-words';
import { expect, it } from 'vitest';
import { approvalParts, approvalReads, dayParts, dayReads } from './figure-parts.ts';

it('makes every figure from days or from approvals', () => {
  expect(Object.keys({ ...dayParts, ...approvalParts }).toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(reportFigures).toSorted((a, b) => a.localeCompare(b)),
  );
});

it.each(reportNames)('the report %s reads every figure that it shows', (report) => {
  const { figures, charts, tables } = reportParts[report];
  const shown: ReportFigureName[] = [
    ...figures,
    ...charts.flatMap((chart) => reportCharts[chart]),
    ...tables.filter((table) => table !== 'waits').flatMap((table) => reportTables[table]),
  ];
  const read = new Set([...dayReads(report).figures, ...approvalReads(report).figures]);
  expect(shown.filter((name) => !read.has(name))).toEqual([]);
  expect(read.has('calls_unknown')).toBe(true);
});

it('reads no days but for the unknown calls where only approvals are shown', () => {
  for (const report of ['review', 'quality'] as const)
    expect(dayReads(report)).toEqual({ groupings: ['all'], figures: ['calls_unknown'] });
  expect(approvalReads('publishing')).toEqual({ groupings: [], figures: [] });
  expect(dayReads('overview').groupings).toEqual(['all', 'step_tool', 'user', 'language', 'workspace']);
});
