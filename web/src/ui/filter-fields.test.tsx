import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startWords } from '../testing/start-words.ts';
import { FilterFields } from './filter-fields.tsx';

beforeAll(startWords);
afterEach(cleanup);

it('opens its fields with a button that says how many are set', () => {
  render(
    <MantineProvider>
      <FilterFields count={2} className={undefined}>
        <input aria-label="Status" />
      </FilterFields>
    </MantineProvider>,
  );
  const button = screen.getByRole('button', { name: /2/ });
  const fields = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(fields?.contains(screen.getByLabelText('Status'))).toBe(true);
  expect([button.getAttribute('aria-expanded'), fields?.dataset['open']]).toEqual(['false', undefined]);
  fireEvent.click(button);
  expect([button.getAttribute('aria-expanded'), fields?.dataset['open']]).toEqual(['true', 'true']);
});
