import type { Asset } from '@folio/contract/assets';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { startWords } from '../testing/start-words.ts';
import { AssetField } from '../ui/tool-fields/asset-field.tsx';
import { assetsIn, type Upload, UploadProvider } from '../ui/tool-fields/uploads.ts';

beforeAll(startWords);
afterEach(cleanup);

const text = (name: string) => new File(['Oak'], name);
const assetOf = (file: File, id: number): Asset => ({
  id,
  key: null,
  file_name: file.name,
  media_type: 'text/plain',
  bytes: file.size,
  width: null,
  height: null,
  seconds: null,
  words: null,
  alt: null,
  url: '',
});

function Field({ upload, maxFiles, given }: { upload: Upload; maxFiles: number; given: Asset[] }) {
  const [value, setValue] = useState(given);
  const definition = { type: 'audio' as const, name: 'files', label: 'Files', required: false, default: null };
  return (
    <UploadProvider value={upload}>
      <AssetField
        field={{ ...definition, accept: ['.txt'], maxSizeMb: 1, maxFiles }}
        value={value}
        error={undefined}
        onChange={(next) => setValue(assetsIn(next))}
      />
    </UploadProvider>
  );
}

/** The field, and how to choose files and end the uploads that were started. */
function draw(maxFiles: number, given: Asset[] = []) {
  const started: { name: string; end: (problem?: Error) => void }[] = [];
  const upload: Upload = (_field, file) =>
    new Promise((resolve, reject) => {
      const id = started.length + 1;
      const end = (problem?: Error) => (problem ? reject(problem) : resolve(assetOf(file, id)));
      started.push({ name: file.name, end });
    });
  const { container } = render(<Field upload={upload} maxFiles={maxFiles} given={given} />, { wrapper: MantineProvider });
  const input = container.querySelector('input');
  if (!input) throw new Error('There is no file input');
  return {
    choose: (...files: File[]) => fireEvent.change(input, { target: { files } }),
    end: (at: number, problem?: Error) => started[at]?.end(problem),
    sent: () => started.map(({ name }) => name),
    said: () => [...(screen.queryByRole('alert')?.children ?? [])].map((one) => one.textContent),
    kept: () => screen.queryAllByRole('button', { name: /^Remove/ }).map((one) => one.getAttribute('aria-label')),
    pending: () => screen.queryAllByRole('listitem').filter((one) => one.getAttribute('aria-busy')).length,
  };
}

test('files are uploaded one after the other; each that is not accepted is named and not sent', async () => {
  const { choose, end, sent, said, kept, pending } = draw(3);
  const large = new File([new Uint8Array(1024 * 1024 + 1)], 'large.txt');
  choose(text('one.exe'), text('first.TXT'), large, text('first.TXT'));
  await expect.poll(sent).toEqual(['first.TXT']);
  await expect.poll(said).toEqual(['one.exe: this file type is not supported', 'large.txt is larger than 1 MB']);
  expect(pending()).toBe(2);
  end(0);
  // Another file of the same name is still on its way.
  await expect.poll(() => [sent().length, kept().length, pending()]).toEqual([2, 1, 1]);
  end(1, new Error('The file is empty'));
  await expect.poll(() => said().at(-1)).toBe('first.TXT: The file is empty');
  await expect.poll(pending).toBe(0);
  expect(kept()).toEqual(['Remove first.TXT']);
});

test('no more files are sent than there may be, counting those that are being uploaded', async () => {
  const { choose, end, sent, said, kept, pending } = draw(2);
  choose(text('a.txt'));
  await expect.poll(pending).toBe(1);
  choose(text('b.txt'), text('c.txt'));
  await expect.poll(said).toEqual(['You can add up to 2 files']);
  expect(sent()).toEqual(['a.txt', 'b.txt']);
  end(0);
  end(1);
  await expect.poll(kept).toEqual(['Remove a.txt', 'Remove b.txt']);
  choose(text('d.exe'));
  await expect.poll(said).toEqual(['d.exe: this file type is not supported']);
  choose(text('d.txt'));
  await expect.poll(said).toEqual(['You can add up to 2 files']);
  expect(sent()).toHaveLength(2);
});

test('where one file is taken, another replaces it', async () => {
  const { choose, end, sent, kept } = draw(1);
  choose(text('a.txt'));
  await expect.poll(sent).toEqual(['a.txt']);
  end(0);
  await expect.poll(kept).toEqual(['Remove a.txt']);
  choose(text('b.txt'));
  await expect.poll(sent).toEqual(['a.txt', 'b.txt']);
  end(1);
  await expect.poll(kept).toEqual(['Remove b.txt']);
});

test('a field with more files than there may be sends none', async () => {
  const { choose, sent, said } = draw(
    2,
    [1, 2, 3].map((id) => assetOf(text(`${id}.txt`), id)),
  );
  choose(text('a.txt'), text('b.txt'));
  await expect.poll(said).toEqual(['You can add up to 2 files']);
  expect(sent()).toEqual([]);
});
