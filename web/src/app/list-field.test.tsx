import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { startWords } from '../testing/start-words.ts';
import { toList } from '../ui/tool-fields/field-props.ts';
import { ListField } from '../ui/tool-fields/list-field.tsx';

beforeAll(startWords);
afterEach(cleanup);

const field = { type: 'urls' as const, name: 'pages', label: 'Pages', required: false, default: [], max: 3 };

function Field({ onValue }: { onValue: (value: string[]) => void }) {
  const [pages, setPages] = useState<string[]>(['https://a.example']);
  return (
    <ListField
      field={field}
      value={pages}
      error={undefined}
      onChange={(next) => {
        setPages(toList(next));
        onValue(toList(next));
      }}
    />
  );
}
const input = () => screen.getByLabelText('Pages', { selector: 'input' });
const type = (text: string) => {
  fireEvent.change(input(), { target: { value: text } });
  fireEvent.keyDown(input(), { key: 'Enter' });
};
const chips = () => [...document.querySelectorAll('.mantine-Pill-label')].map(({ textContent }) => textContent);

test('what is no URL stays in the field with an error, and takes no place of a URL', async () => {
  let value = ['https://a.example'];
  render(<Field onValue={(next) => (value = next)} />, { wrapper: MantineProvider });
  await screen.findByText('https://a.example');
  act(() => input().focus());
  for (const typed of ['not', 'not ', 'not a', 'not a ', 'not a url']) fireEvent.change(input(), { target: { value: typed } });
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(await screen.findByText(/^not a url: /)).toBeDefined();
  expect(input()).toHaveProperty('value', 'not a url');
  expect(chips()).toEqual(['https://a.example']);
  // The form is refused while it is there.
  expect(value).toEqual(['https://a.example', 'not a url']);
  type('https://b.example https://c.example');
  expect(chips()).toEqual(['https://a.example', 'https://b.example', 'https://c.example']);
  expect(value).toHaveLength(3);
  expect(screen.queryByText(/^not a url: /)).toBeNull();
});

test('two spellings of a URL are one', async () => {
  let value = ['https://a.example'];
  render(<Field onValue={(next) => (value = next)} />, { wrapper: MantineProvider });
  await screen.findByText('https://a.example');
  act(() => input().focus());
  type('https://A.example/');
  expect(await screen.findByText('URL already inserted')).toBeDefined();
  expect(value).toEqual(['https://a.example']);
});
