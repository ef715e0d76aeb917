import type { AdditionalSource } from '@folio/contract/sources';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besideDocuments, signedIn } from '../testing/caller.ts';
import { type Call, failWith, failWithPage } from '../testing/fake-api.ts';
import { renderRoute } from '../testing/render-route.tsx';

const file = (name: string) => new File(['Our boots weigh 900 g.'], name, { type: 'text/plain' });

const added: AdditionalSource = {
  id: 1,
  name: 'Prices',
  type: 'file',
  url: null,
  tags: [],
  state: 'queued',
  problem: null,
  language: null,
  words: null,
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
  read_at: null,
  user: { id: 1, name: 'Petra Noon' },
  workspaces: [],
  documents_count: 0,
  can: { edit: true, delete: true, refresh: false },
};
const answer = { message: 'Source created', additional_source: added };

type Create = NonNullable<NonNullable<NonNullable<Parameters<typeof renderRoute>[1]>['sources']>['create']>;

/** Opens the form, and chooses the files in it. */
async function choose(create: Create, ...files: File[]) {
  renderRoute('/sources', { ...signedIn, sources: { ...besideDocuments.sources, create } });
  fireEvent.click((await screen.findAllByRole('button', { name: 'Add source' }))[0] as HTMLElement);
  await screen.findByRole('dialog');
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  fireEvent.change(input, { target: { files } });
}

/** From a form with a file, as it is sent. */
const nameIn = ({ body }: Call) => /name="name"\r\n\r\n([^\r]*)/.exec(String(body))?.[1];

test('several files become a source each, named by their files', async () => {
  const names: unknown[] = [];
  const create = (call: Call) => {
    names.push(nameIn(call));
    return answer;
  };
  await choose(create, file('Preise 2026.txt'), file('Größen.txt'));
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Add 2 sources' }));
  await screen.findByText('2 sources added');
  expect(names).toEqual(['Preise 2026', 'Größen']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refused file stays with its reason and keeps no other from being added', async () => {
  const create = (call: Call) =>
    nameIn(call) === 'Empty' ? failWith(422, 'INVALID_INPUT', 'Check the form', { file: ['The file has no text'] }) : answer;
  await choose(create, file('Prices.txt'), file('Empty.txt'), file('Sizes.txt'));
  fireEvent.click(await screen.findByRole('button', { name: 'Add 3 sources' }));
  await screen.findByText('Empty.txt: The file has no text');
  await screen.findByText('2 of 3 sources were added');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Empty');
  expect(screen.queryByText('Prices.txt')).toBeNull();
});

test('a file that is too large for a proxy in front, or of another kind, keeps no other from being added', async () => {
  const create = (call: Call) => {
    if (nameIn(call) === 'Film') return failWithPage(413);
    return nameIn(call) === 'Sheet' ? failWith(415, 'INVALID_INPUT', 'Check the form', { file: ['Sheet.txt is empty'] }) : answer;
  };
  await choose(create, file('Film.txt'), file('Sheet.txt'), file('Sizes.txt'));
  fireEvent.click(await screen.findByRole('button', { name: 'Add 3 sources' }));
  await screen.findByText('Film.txt: This file is too large');
  await screen.findByText('Sheet.txt is empty');
  expect(await screen.findByText('1 of 3 sources were added')).toBeDefined();
});

test('a failure that is not about a file ends the calls, and every file stays', async () => {
  let count = 0;
  const create = () => {
    count += 1;
    return failWith(507, 'STORAGE_FULL', 'There is no storage left');
  };
  await choose(create, file('Prices.txt'), file('Sizes.txt'));
  fireEvent.click(await screen.findByRole('button', { name: 'Add 2 sources' }));
  await screen.findByText('Sizes.txt: There is no storage left');
  expect(count).toBe(1);
  expect(screen.getByRole('button', { name: 'Add 2 sources' })).toBeDefined();
});

test('a page is added by its URL, typed without a scheme', async () => {
  const bodies: unknown[] = [];
  const create = ({ body }: Call) => {
    bodies.push(body);
    return answer;
  };
  await choose(create);
  fireEvent.click(await screen.findByRole('button', { name: 'URL' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /Source URL/ }), { target: { value: 'halden.example/guide' } });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add source' }));
  await screen.findByText('Source created');
  expect(bodies).toMatchObject([{ url: 'https://halden.example/guide' }]);
});
