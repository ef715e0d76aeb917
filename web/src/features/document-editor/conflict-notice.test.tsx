import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { versionNumbered, writtenDocument } from '../../testing/documents.ts';
import { startWords } from '../../testing/start-words.ts';
import { ConflictNotice } from './conflict-notice.tsx';

beforeAll(startWords);
afterEach(cleanup);

it('says within the sentence when the other version was saved', () => {
  const version = versionNumbered(2, { user: { id: 2, name: 'Ann Other' }, updated_at: new Date().toISOString() });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <ConflictNotice
          theirs={{ order: writtenDocument(12), version }}
          person="1"
          onKeepMine={() => Promise.resolve()}
          onUseTheirs={() => Promise.resolve()}
        />
      </MantineProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByText('Ann Other has saved a newer version (now).')).toBeDefined();
});
