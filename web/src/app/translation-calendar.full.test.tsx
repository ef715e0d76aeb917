import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { jobsOf, staffOf } from '../testing/translation.ts';

const address = '/translation-manager/assignee-dashboard';

test('availability shows who is busy or absent, and moves by weeks', async () => {
  const days = ['2030-11-18', '2030-11-19', '2030-11-20'].map((day, index) => ({
    day,
    is_open: index < 2,
    is_holiday: index === 2,
  }));
  const { router } = renderRoute(`${address}?tab=availability`, {
    ...staffOf('coordinator'),
    translationJobs: {
      show: jobsOf([]),
      calendar: {
        opens: '08:00',
        closes: '17:00',
        days,
        linguists: [
          {
            id: 3,
            user_id: 8,
            name: 'Ruth Keller',
            words_a_day: 2500,
            days: [
              { words: 2100, is_absent: false },
              { words: 0, is_absent: true },
              { words: 0, is_absent: false },
            ],
          },
        ],
        recordsTotal: 1,
        recordsFiltered: 1,
        due: [],
        is_cut: false,
      },
    },
  });
  const row = await screen.findByRole('row', { name: /^Ruth Keller/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('2,100 of 2,500 words'), 'Absent', 'Closed']);
  fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ tab: 'availability', from: '2030-11-25' }));
});

test('answers to queries lead to their segments', async () => {
  const asked = { id: 1, job_id: 51, segment_id: 18, text: 'The shoe or the carpet?', asked_at: '2026-11-16T10:30:00.000Z' };
  renderRoute(address, {
    ...staffOf('linguist'),
    translationJobs: {
      show: {
        ...jobsOf([]),
        queries: [
          { ...asked, answer: { text: 'The shoe.', name: 'Marta Ferri', at: '2026-11-16T11:52:00.000Z' } },
          { ...asked, id: 2, text: 'Which weight?', answer: null },
        ],
      },
    },
  });
  expect((await screen.findByRole('link', { name: '“The shoe or the carpet?”' })).getAttribute('href')).toBe(
    '/translation-manager/jobs/51?segment=18',
  );
  expect(screen.getByText(/^The shoe\. Marta Ferri, /)).toBeDefined();
  expect(screen.getByText(/^No answer yet\. Asked /)).toBeDefined();
});
