import type { DocumentDetail } from '@folio/contract/document-shapes';
import { MantineProvider, Tabs } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { DocumentSession } from '../../../base/document-session.ts';
import { DocumentSessionContext } from '../../../base/document-session-context.ts';
import { startI18n, withDocumentWords } from '../../../base/i18n.ts';
import { writtenDocument } from '../../../testing/documents.ts';
import { PanelTabs } from './panel-tabs.tsx';

beforeAll(async () => {
  await startI18n();
  await withDocumentWords(() => Promise.resolve());
});
afterEach(cleanup);

function tabsOf(change: Partial<DocumentDetail>): string[] {
  const session = new DocumentSession({ title: 'Trail shoes' });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <DocumentSessionContext value={session}>
          <Tabs>
            <PanelTabs order={writtenDocument(12, change)} openComments={0} hasText={false} hasTask={false} />
          </Tabs>
        </DocumentSessionContext>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return screen.getAllByRole('tab').map((tab) => tab.textContent);
}

it.each<[string, Partial<DocumentDetail>, string[]]>([
  ['a page', {}, ['SEO', 'Links', 'Comments', 'Details']],
  ['an email', { is_page: false }, ['Readability', 'Links', 'Comments', 'Details']],
  ['figures', { engine: { kind: 'computed', provider: null, model: null } }, ['Comments', 'Details']],
])('%s has the tabs that make sense for it', (_, change, tabs) => {
  expect(tabsOf(change)).toEqual(tabs);
});
