import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besideDocuments, signedIn } from '../testing/caller.ts';
import { folderNamed } from '../testing/folders.ts';
import { renderRoute } from '../testing/render-route.tsx';

// Lists that grow wait for fonts, which this DOM does not have.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

test('defaults that were deleted since are not sent again', async () => {
  const folder = { ...folderNamed('Winter', 3), default_brand_voice_id: 7, default_guideline_id: 8, default_source_ids: [9] };
  const { calls } = renderRoute('/orders?folder=3', {
    ...signedIn,
    ...besideDocuments,
    documents: {
      show: {
        orders: [],
        recordsTotal: 0,
        recordsFiltered: 0,
        folders: [folder],
        counts: { accepted: 0, processing: 0, in_progress: 0, failed: 0, onHold: 0 },
        cancelled: 0,
        next: null,
      },
    },
    folders: { show: { folders: [folder] }, update: { folder, message: 'Folder saved' } },
    guidelines: {
      show: { guidelines: [], templates: [], default_id: null, recordsTotal: 0, recordsFiltered: 0, can: { create: true } },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Winter' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Defaults for new documents' }));
  const save = await screen.findByRole('button', { name: 'Save' });
  const lists = ['brandVoices.show', 'guidelines.show', 'sources.show'];
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(lists)));
  await new Promise((done) => setTimeout(done, 50));
  fireEvent.click(save);
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'folders.update')?.body).toMatchObject({
      default_brand_voice_id: null,
      default_guideline_id: null,
      default_source_ids: [],
    }),
  );
});
