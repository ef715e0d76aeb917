import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DayChart } from './day-chart.tsx';

afterEach(cleanup);

it('has a scale for each of its figures, whose middle is a whole number where the figure is', () => {
  const { container } = render(
    <DayChart
      title="Orders and spend by day"
      days={[
        { date: '2026-11-27', bar: 200, line: 15 },
        { date: '2026-11-28', bar: 100, line: null },
      ]}
      barName="Spent"
      lineName="Orders"
      formatBar={(value) => `€${value}`}
    />,
  );
  const scales = [...container.querySelectorAll('[aria-hidden="true"]')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );
  expect(scales).toContainEqual(['€200', '€100', '€0']);
  expect(scales).toContainEqual(['16', '8', '0']);
});
