import { expect, it } from 'vitest';
import { formatValue, type ReportWords } from './report-format.ts';

it('says hours in the unit that holds them', () => {
  const t = (key: string, values: { number?: string } = {}) => [values.number, key.replace('reports.', '')].join(' ').trim();
  const words = { t, language: 'en' } as unknown as ReportWords;
  const said = [0, 0.25, 0.99, 1, 36].map((hours) => formatValue(hours, 'hours', words));
  expect(said).toEqual(['underMinute', '15 inMinutes', '59 inMinutes', '1 inHours', '1.5 inDays']);
});
