// Field changes made while the editor is still loading are saved like all others.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { expect, it } from 'vitest';
import { writtenDocument } from '../../testing/documents.ts';
import { endFakeApi, fakeApi } from '../../testing/fake-api.ts';
import { OpenDraft } from './open-draft.ts';
import type { OpenText } from './text/text-editor.tsx';

const textOf = (html: string): OpenText => ({
  html: () => html,
  replace: () => undefined,
  adoptMarks: () => undefined,
  show: () => undefined,
  showComment: () => undefined,
  confirmClaim: () => false,
});

const nothing = () => undefined;

it('saves a title that was changed before the editor came', async () => {
  const document = writtenDocument(12);
  const saved: DocumentDetail[] = [];
  const calls = fakeApi({ documents: { update: { order: { ...document, title: 'Boots' } } } });
  const draft = new OpenDraft(document, '1', {
    onFields: nothing,
    onState: nothing,
    onTheirs: nothing,
    onRestored: nothing,
    onSaved: (order) => saved.push(order),
  });
  draft.editFields({ title: 'Boots' });
  // The editor serializes the same text differently, which does not count as a change.
  draft.open(textOf(`${document.content.html}<p></p>`));
  expect(draft.saver.isDirty).toBe(true);
  await draft.saver.flush();
  expect(calls.map(({ name, body }) => [name, (body as { title?: string }).title])).toEqual([['documents.update', 'Boots']]);
  expect(saved.map(({ title }) => title)).toEqual(['Boots']);
  draft.close();
  endFakeApi();
});
