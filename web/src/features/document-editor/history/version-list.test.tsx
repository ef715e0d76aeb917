import type { DocumentVersion } from '@folio/contract/document-shapes';
import { ruleVersion } from '@folio/contract/score/rule-version';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n, withLaterWords } from '../../../base/i18n.ts';
import { VersionList } from './version-list.tsx';

beforeAll(async () => {
  await startI18n();
  await withLaterWords(() => Promise.resolve());
});
afterEach(cleanup);

const versionOf = (number: number, score: Pick<DocumentVersion, 'score' | 'score_rule_version'>): DocumentVersion => ({
  id: number,
  number,
  name: null,
  created_at: '2026-11-23T09:00:00.000Z',
  updated_at: '2026-11-23T09:00:00.000Z',
  user: null,
  impersonator: null,
  origin: 'engine',
  restored_number: null,
  words: 300,
  is_current: false,
  ...score,
});

it('names the score of a version, and where it was judged by earlier rules', () => {
  const versions = [
    versionOf(3, { score: null, score_rule_version: null }),
    versionOf(2, { score: 64, score_rule_version: ruleVersion }),
    versionOf(1, { score: 48, score_rule_version: ruleVersion - 1 }),
  ];
  const [from = versionOf(0, { score: null, score_rule_version: null })] = versions;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <VersionList versions={versions} pair={{ from, to: from }} orderDetailId={1} onChoose={() => undefined} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  expect(screen.getAllByText(/^Score/).map((line) => line.textContent)).toEqual(['Score 64', 'Score 48, by earlier rules']);
});
