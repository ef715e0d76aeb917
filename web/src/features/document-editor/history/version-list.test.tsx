import { ruleVersion } from '@folio/contract/score/rule-version';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { versionNumbered } from '../../../testing/documents.ts';
import { startWords } from '../../../testing/start-words.ts';
import { VersionList } from './version-list.tsx';

beforeAll(startWords);
afterEach(cleanup);

it('names the score of a version, and where it was judged by earlier rules', () => {
  const versions = [
    versionNumbered(3),
    versionNumbered(2, { score: 64, score_rule_version: ruleVersion }),
    versionNumbered(1, { score: 48, score_rule_version: ruleVersion - 1 }),
  ];
  const [from = versionNumbered(0)] = versions;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <VersionList versions={versions} pair={{ from, to: from }} orderDetailId={1} onChoose={() => undefined} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  expect(screen.getAllByText(/^Score/).map((line) => line.textContent)).toEqual(['Score 64', 'Score 48 (older scoring rules)']);
});
