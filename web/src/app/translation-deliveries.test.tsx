import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/caller.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { line, request, requestsOf, segment, stage } from '../testing/translation.ts';

const noComments = { comments: { comments: [] } };
/** Nothing was changed by the revision. */
const unchangedSegments = {
  ...noComments,
  changes: {
    segments: [],
    total: 0,
    summary: { segments: 64, changed: 0, words: 640, changed_words: 0, added_to_memory: 0 },
  },
};
const sent = (calls: { name: string }[], name: string) => calls.filter((call) => call.name === name);
const noCertificates = { show: { certificates: [], can: { certify: false, proofread: false } } };

const delivered = request(
  {
    state: 'delivered',
    authorised_at: '2026-11-16T10:00:00.000Z',
    lines: [line({ stages: [stage({ state: 'delivered', linguist: 'Ruth Keller', segments: 64, confirmed: 64 })] })],
  },
  { approve: true, request_revision: true, cancel: true },
);

test('a delivery shows what was removed and added, and a query is answered', async () => {
  const query = {
    id: 70,
    segment_id: 1,
    position: 35,
    kind: 'query' as const,
    text: 'Days or working days?',
    user: { id: 4, name: 'Ruth Keller' },
    resolved_at: null,
    created_at: '2026-11-17T10:00:00.000Z',
    can: { resolve: false },
  };
  const { calls } = renderRoute('/tool/translation_requests/9', {
    ...signedIn,
    certificates: noCertificates,
    translationRequests: { show: requestsOf([], delivered) },
    translationSegments: {
      changes: {
        segments: [segment(), segment({ id: 2, position: 36, initial: 'Gut.', target: 'Gut.', reason: null })],
        total: 2,
        summary: { segments: 64, changed: 18, words: 640, changed_words: 58, added_to_memory: 64 },
      },
      comments: { comments: [query] },
      comment: { comment: { ...query, id: 71, kind: 'answer', text: 'Working days.' } },
    },
  });
  expect((await screen.findByText('fünfzig')).closest('del')).not.toBeNull();
  expect(screen.getByText('fünfzehn').closest('ins')).not.toBeNull();
  expect(document.querySelectorAll('del')).toHaveLength(1);
  expect(screen.getByText('9%')).toBeDefined();
  expect(screen.getByText('Accuracy')).toBeDefined();
  expect(screen.getByRole('link', { name: /^Open document/ }).getAttribute('href')).toBe('/orders/700');
  fireEvent.click(await screen.findByRole('button', { name: 'Answer' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Answer to: Days or working days?' }), {
    target: { value: 'Working days.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'translationSegments.comment')?.body).toEqual({
      job_id: 51,
      segment_id: 1,
      kind: 'answer',
      text: 'Working days.',
    }),
  );
});

test('a translation is shown whole, since there is no earlier text that it changed', async () => {
  const translated = line({ stages: [stage({ stage: 'translation', state: 'delivered' })] });
  const summary = { segments: 1, changed: 0, words: 4, changed_words: 0, added_to_memory: 1 };
  renderRoute('/tool/translation_requests/9', {
    ...signedIn,
    certificates: noCertificates,
    translationRequests: { show: requestsOf([], { ...delivered, lines: [translated] }) },
    translationSegments: {
      changes: ({ query }) => ({
        segments: query.get('only_changed') === 'false' ? [segment({ initial: null, reason: null })] : [],
        total: 1,
        summary,
      }),
      comments: { comments: [] },
    },
  });
  expect(await screen.findByText('Membranen brauchen fünfzehn Tage.')).toBeDefined();
  expect(screen.queryByText('Words changed')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Changes' }));
  expect(await screen.findByText('There is no earlier text to compare with.')).toBeDefined();
});

test('a revision needs a note, and cancelling says what it costs', async () => {
  const { calls } = renderRoute('/tool/translation_requests/9', {
    ...signedIn,
    certificates: noCertificates,
    translationRequests: {
      show: requestsOf([], { ...delivered, cancel_credits: 1520 }),
      requestRevision: { translation_request: request({ state: 'revision' }) },
    },
    translationSegments: unchangedSegments,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Returns and repairs' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Cancel request' }));
  expect(await screen.findByText(/64 of 64 segments are confirmed\. You’ll be charged 1,520 credits/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
  fireEvent.click(screen.getByRole('button', { name: 'Request revision' }));
  const dialog = await screen.findByRole('dialog', { name: 'Request revision' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Request revision' }));
  expect(await within(dialog).findByText('Describe what should change')).toBeDefined();
  expect(sent(calls, 'translationRequests.requestRevision')).toHaveLength(0);
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Use the formal address.' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Request revision' }));
  expect(await screen.findByText('Revision requested')).toBeDefined();
  expect(calls.find(({ name }) => name === 'translationRequests.requestRevision')?.body).toEqual({
    id: 9,
    revision: 4,
    note: 'Use the formal address.',
  });
});

test('a delivery is approved once it was asked, with its words and what it costs', async () => {
  const { calls } = renderRoute('/tool/translation_requests/9', {
    ...signedIn,
    certificates: noCertificates,
    translationRequests: {
      show: requestsOf([], { ...delivered, words: 1640, approval_credits: 1520 }),
      approve: { translation_request: request({ state: 'approved' }) },
    },
    translationSegments: unchangedSegments,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
  expect(within(dialog).getByText(/charges the credits and closes the request/)).toBeDefined();
  expect(within(dialog).getByText('Words delivered').parentElement?.textContent).toContain('1,640');
  expect(within(dialog).getByText('Credits charged').parentElement?.textContent).toContain('1,520');
  expect(sent(calls, 'translationRequests.approve')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'translationRequests.approve')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  const confirm = await screen.findByRole('button', { name: 'Approve for 1,520 credits' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  expect(await screen.findByText('Delivery approved')).toBeDefined();
  expect(sent(calls, 'translationRequests.approve')).toHaveLength(1);
});
