// A document with a deleted custom tool: its details show the input as sent, and no form is requested.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besideDocuments, signedIn } from '../testing/caller.ts';
import { answerOf, writtenDocument } from '../testing/documents.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { listOf } from '../testing/tasks.ts';

const answers = {
  ...signedIn,
  ...besideDocuments,
  comments: { show: { comments: [], recordsTotal: 0, people: [] } },
  tools: { showTool: failWith(404, 'NOT_FOUND', 'There is no such tool') },
  tasks: { list: listOf() },
  publishing: { showPublications: { publications: [] } },
};

test.each([true, false])('where its tool is deleted: %s, its form is asked for only where it is not', async (isDeleted) => {
  const document = writtenDocument(12, {
    tool: 'short_lived',
    tool_name: 'Short lived',
    is_tool_deleted: isDeleted,
    engine: { kind: 'computed', provider: null, model: null },
    fields: { topic: 'Winter boots' },
  });
  const provenance = { passages: [], totals: { engine: 0, person: 0, mixed: 0, words: 0 } };
  const { calls } = renderRoute('/orders/12', { ...answers, documents: { provenance, show: answerOf(document) } });
  const tab = await screen.findByRole('tab', { name: 'Details' });
  fireEvent.pointerEnter(tab);
  fireEvent.click(tab);
  expect(await screen.findByText('Winter boots')).toBeDefined();
  expect(calls.some(({ name }) => name === 'tools.showTool')).toBe(!isDeleted);
});
