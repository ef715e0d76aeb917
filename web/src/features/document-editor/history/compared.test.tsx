import type { DocumentVersion } from '@folio/contract/document-shapes';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n, withLaterWords } from '../../../base/i18n.ts';
import { Compared } from './compared.tsx';
import { comparisonQuery } from './history.queries.ts';

beforeAll(async () => {
  await startI18n();
  await withLaterWords(() => Promise.resolve());
});
afterEach(cleanup);

const versionOf = (number: number): DocumentVersion => ({
  id: number,
  number,
  name: null,
  created_at: '2026-11-23T09:00:00.000Z',
  updated_at: '2026-11-23T09:00:00.000Z',
  user: null,
  impersonator: null,
  origin: 'engine',
  restored_number: null,
  words: 2,
  is_current: number === 2,
  score: null,
  score_rule_version: null,
});

function compare(older: string, newer: string): void {
  const [from, to] = [versionOf(1), versionOf(2)];
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
  expect(screen.getByText('The words of these versions are the same.')).toBeDefined();
});

it('says nothing of a title that is the same', () => {
  compare('Trail shoes', 'Trail shoes');
  expect(screen.queryByText('Trail shoes')).toBeNull();
});
