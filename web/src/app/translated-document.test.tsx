// The page of a translated file: it is read beside its source, and proofreading begins with a quote.
import type { Asset } from '@folio/contract/assets';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besideDocuments } from '../testing/caller.ts';
import { answerOf, writtenDocument } from '../testing/documents.ts';
import { failWith } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { listOf } from '../testing/tasks.ts';
import { quote, request, requestsOf, withRights } from '../testing/translation.ts';

const file: Asset = {
  id: 1,
  key: 'document-1',
  file_name: 'care.de.html',
  media_type: 'text/html',
  bytes: 90,
  width: null,
  height: null,
  seconds: null,
  words: null,
  alt: null,
  url: '/api/services/orders/asset/1',
};
const document = writtenDocument(12, {
  tool: 'document_translation',
  language: 'de',
  status: 'accepted',
  assets: [file],
  content: { html: '<p>care.html</p>' },
});
const answersFor = (canProofread: boolean) => ({
  ...withRights({ order_human_proofreading: true, open_translation_requests: true }),
  ...besideDocuments,
  comments: { show: { comments: [], recordsTotal: 0, people: [] } },
  tools: { showTool: failWith(404, 'ORDER_NOT_FOUND', 'There is no such tool') },
  tasks: { list: listOf() },
  publishing: { showPublications: { publications: [] } },
  secondOpinions: { show: { opinion: null, price: 5, model: null, can: { create: false } } },
  documents: {
    show: answerOf(document),
    checks: { claims: [], checks: [] },
    score: failWith(404, 'ORDER_NOT_FOUND', 'No score'),
  },
  certificates: { show: { certificates: [], can: { certify: false, proofread: canProofread } } },
  translationRequests: {
    show: requestsOf([], request({ id: 9, state: 'quoted', quote }, { authorise: true })),
    showTexts: {
      source_language: 'en',
      target_language: 'de',
      texts: [{ position: 1, unit: 0, source: 'Care of boots', target: 'Pflege der Stiefel' }],
      recordsTotal: 1,
    },
    addStage: { translation_request: request({ id: 9, state: 'quoted', quote }) },
  },
});
const openMenu = async () => fireEvent.click((await screen.findAllByRole('button', { name: /More|Actions/ }))[0] as HTMLElement);

test('shows source and translation, and opens the quote of a proofreading without asking', async () => {
  const { calls, router } = renderRoute('/orders/12', answersFor(true));
  expect(await screen.findByText('Pflege der Stiefel')).toBeDefined();
  expect(screen.getByText('Care of boots').getAttribute('lang')).toBe('en');
  await openMenu();
  fireEvent.click(await screen.findByRole('menuitem', { name: /proofread/i }));
  expect(await screen.findByRole('button', { name: /^Authorize/ })).toBeDefined();
  expect(router.state.location.pathname).toBe('/tool/translation_requests/9');
  expect(calls.filter(({ name }) => name === 'translationRequests.addStage')).toHaveLength(1);
});

test('offers no proofreading of a text that was proofread', async () => {
  renderRoute('/orders/12', answersFor(false));
  expect(await screen.findByText('Pflege der Stiefel')).toBeDefined();
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: /Delete/ })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: /proofread/i })).toBeNull();
});
