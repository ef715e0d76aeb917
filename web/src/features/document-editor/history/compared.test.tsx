import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { versionNumbered } from '../../../testing/documents.ts';
import { startWords } from '../../../testing/start-words.ts';
import { Compared } from './compared.tsx';
import { ComparedTexts } from './compared-texts.tsx';
import { comparisonQuery } from './history.queries.ts';

beforeAll(startWords);
afterEach(cleanup);

function compare(older: string, newer: string): void {
  const [from, to] = [versionNumbered(1), versionNumbered(2, { is_current: true })];
  const client = new QueryClient();
  const html = '<p>They grip.</p>';
  client.setQueryData(comparisonQuery(from, to).queryKey, {
    status: 'success',
    from: { ...from, title: older, html },
    to: { ...to, title: newer, html },
    words_added: 0,
    words_removed: 0,
  });
  render(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <Compared pair={{ from, to }} view="inline" language="en" notice={null} />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

it('shows a title that changed where the text did not', () => {
  compare('Trail shoes', 'Trail shoes <b>2027</b>');
  expect(screen.getByText('Trail shoes').tagName).toBe('DEL');
  expect(screen.getByText('Trail shoes <b>2027</b>').tagName).toBe('INS');
  expect(screen.getByText('No text differences between these versions.')).toBeDefined();
});

it('says nothing of a title that is the same', () => {
  compare('Trail shoes', 'Trail shoes');
  expect(screen.queryByText('Trail shoes')).toBeNull();
});

it('draws the rows of a table in one table that scrolls, apart from the text around it', () => {
  const before = '<p>Figures</p><table><tr><th>Word</th></tr><tr><td>rye</td></tr></table>';
  const after = before.replace('rye', 'spelt').replace('</table>', '</table><table><tr><th>Phrase</th></tr></table>');
  render(
    <MantineProvider>
      <ComparedTexts before={before} after={after} language="en" />
    </MantineProvider>,
  );
  const tables = screen.getAllByRole('table');
  expect(tables.map((table) => within(table).getAllByRole('row').length)).toEqual([3, 1]);
  expect(tables[0]?.closest('section')?.tabIndex).toBe(0);
  expect(
    within(tables[0] as HTMLElement)
      .getByText('spelt')
      .closest('td'),
  ).not.toBeNull();
  expect(screen.getByText('Figures').closest('table')).toBeNull();
});

it('numbers the items of a numbered list', () => {
  const before = '<p>Steps</p><ol><li>Mix</li><li>Bake</li></ol><ol start="4"><li>Serve</li></ol>';
  render(
    <MantineProvider>
      <ComparedTexts before={before} after={before.replace('Bake', 'Rest')} language="en" />
    </MantineProvider>,
  );
  const numbers = Array.from(document.querySelectorAll<HTMLElement>('[data-tag="oli"]'), ({ dataset }) => dataset['number']);
  expect(numbers).toEqual(['1', '2', '2', '4']);
});
