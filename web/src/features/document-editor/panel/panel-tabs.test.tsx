import type { DocumentDetail } from '@folio/contract/document-shapes';
import { MantineProvider, Tabs } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { DocumentSession } from '../../../base/document-session.ts';
import { DocumentSessionContext } from '../../../base/document-session-context.ts';
import { writtenDocument } from '../../../testing/documents.ts';
import { startWords } from '../../../testing/start-words.ts';
import { PanelTabs } from './panel-tabs.tsx';
import { voiceReportQuery } from './voice.queries.ts';

beforeAll(startWords);
afterEach(cleanup);

const findings = [
  { kind: 'never_use' as const, line: 'Cheap oak.', detail: 'cheap', is_blocking: true, rule: 'cheap', waiver: null },
];
const reportWith = (found: typeof findings) => ({
  status: 'success' as const,
  report: { score: 80, findings: found },
  brand_voice: { id: 1, name: 'Halden' },
  can: { waive: true },
});

/** Returns the tabs of a document ordered with a voice, with the findings of its rules. */
function tabsOf(change: Partial<DocumentDetail>, found: typeof findings = []): string[] {
  const order = writtenDocument(12, { brand_voice_id: 1, ...change });
  const client = new QueryClient();
  client.setQueryData(voiceReportQuery(12, order.updated_at).queryKey, reportWith(found));
  const session = new DocumentSession({ title: 'Trail shoes' });
  render(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <DocumentSessionContext value={session}>
          <Tabs>
            <PanelTabs order={order} openComments={0} hasText={false} hasTask={false} />
          </Tabs>
        </DocumentSessionContext>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return screen.getAllByRole('tab').map((tab) => tab.textContent);
}

const computed = { engine: { kind: 'computed' as const, provider: null, model: null } };

it('a text has three tabs', () => {
  expect(tabsOf({})).toEqual(['Checks', 'Comments', 'Details']);
  cleanup();
  expect(tabsOf({ is_page: false })).toEqual(['Checks', 'Comments', 'Details']);
  cleanup();
  expect(tabsOf({ brand_voice_id: null })).toEqual(['Checks', 'Comments', 'Details']);
});

it('figures have nothing to check, unless they break a rule of their voice', () => {
  expect(tabsOf(computed)).toEqual(['Comments', 'Details']);
  cleanup();
  expect(tabsOf(computed, findings)).toEqual(['Checks', 'Comments', 'Details']);
});
