import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { startWords } from '../testing/start-words.ts';
import { FileDrop } from '../ui/tool-fields/file-drop.tsx';

beforeAll(startWords);
afterEach(cleanup);

test('what was dropped beside the one file that is accepted is said', () => {
  let taken: File[] = [];
  render(
    <FileDrop
      id="file"
      label="File"
      files={[]}
      accept={['txt']}
      maxFiles={1}
      maxSizeMb={10}
      onChange={(files) => {
        taken = files;
      }}
    />,
  );
  const files = ['prices.txt', 'sizes.txt'].map((name) => new File(['Oak'], name));
  fireEvent.drop(screen.getByRole('presentation'), { dataTransfer: { files } });
  expect(taken.map(({ name }) => name)).toEqual(['prices.txt']);
  expect(screen.getByRole('alert').textContent).toBe('This field accepts one file. Only prices.txt was added.');
});
