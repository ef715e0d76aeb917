import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startWords } from '../testing/start-words.ts';
import { SelectionBar } from '../ui/selection-bar.tsx';

beforeAll(startWords);
// In browsers the page itself takes no focus; React asks it to after each change in which it had it.
beforeAll(() => void vi.spyOn(document.body, 'focus').mockImplementation(() => undefined));
afterEach(cleanup);

/** `isRemoved`: approved rows leave the list. */
function List({ isRemoved = false }) {
  const [isChosen, setChosen] = useState(false);
  const [rows, setRows] = useState(['Oslo', 'Turin']);
  const toggle = () => setChosen(true);
  const approve = () => {
    setChosen(false);
    if (isRemoved) setRows(['Turin']);
  };
  return (
    <MantineProvider>
      <main>
        <table>
          <thead>
            <tr>
              <th>
                <input type="checkbox" aria-label="All" onChange={() => undefined} />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <td>
                  <input type="checkbox" aria-label={row} onChange={toggle} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Chosen isShown={isChosen} onApprove={approve} />
      </main>
    </MantineProvider>
  );
}

function Chosen({ isShown, onApprove }: { isShown: boolean; onApprove: () => void }) {
  if (!isShown) return null;
  return (
    <SelectionBar label="Chosen" count="1" clearLabel="Clear" onClear={() => undefined}>
      <button type="button" onClick={onApprove}>
        Approve
      </button>
    </SelectionBar>
  );
}

const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

/** Selects the first row and goes to the bar; its button runs, and as it is disabled meanwhile the browser takes its focus. */
function approveByKeys() {
  const row = screen.getByRole('checkbox', { name: 'Oslo' });
  row.focus();
  fireEvent.click(row);
  fireEvent.keyDown(row, { key: 'Tab' });
  expect(focusedName()).toBe('Approve');
  const button = screen.getByRole('button', { name: 'Approve' });
  button.blur();
  fireEvent.click(button);
}

test('the row that was selected has the focus once the bar is gone', () => {
  render(<List />);
  approveByKeys();
  expect(focusedName()).toBe('Oslo');
});

test('where the row is gone too, what selects all has it', () => {
  render(<List isRemoved />);
  approveByKeys();
  expect(focusedName()).toBe('All');
});

test('a bar that had no focus takes none from the page', () => {
  render(<List />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Oslo' }));
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(document.activeElement).toBe(document.body);
});
