import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let end: () => void;
beforeEach(() => {
  end = keepFocus(new KeyboardEvent('keydown', { key: 'Tab' }));
  fireEvent.keyDown(document.body, { key: 'Tab' });
});
afterEach(() => {
  end();
  cleanup();
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => {
  button(name).focus();
  button(name).click();
};
const focusedName = () => document.activeElement?.textContent;
/** Longer than the focus is waited for. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 120));

function List({ first = [1, 2, 3] }: { first?: number[] }) {
  const [rows, setRows] = useState(first);
  return (
    <main>
      <h1>Rows</h1>
      <button type="button">Add</button>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>{`Delete ${row}`}</button>
          </li>
        ))}
      </ul>
      <button type="button">Export</button>
    </main>
  );
}

test('the row after a deleted one gets the focus, else the one before, else what is left around the list', async () => {
  render(<List />);
  press('Delete 3');
  await waitFor(() => expect(focusedName()).toBe('Delete 2'));
  press('Delete 1');
  await waitFor(() => expect(focusedName()).toBe('Delete 2'));
  press('Delete 2');
  await waitFor(() => expect(focusedName()).toBe('Export'));
});

test('after a press of the pointer the focus does not move to a neighbour', async () => {
  render(<List />);
  fireEvent.pointerDown(button('Delete 2'));
  press('Delete 2');
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test('what the user left on purpose does not get the focus back', async () => {
  render(<List />);
  button('Add').focus();
  button('Add').blur();
  await settled();
  button('Export').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

function Opener({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button type="button">Before</button>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? children(() => setOpen(false)) : null}
    </main>
  );
}

function Layer({ kind, name, onClose }: { kind: 'dialog' | 'menu'; name: string; onClose: () => void }) {
  return createPortal(
    <div role={kind} aria-modal={kind === 'dialog' || undefined}>
      <button type="button" ref={(element) => element?.focus()} onClick={onClose}>
        {name}
      </button>
    </div>,
    document.body,
  );
}

test('what opened a dialog gets the focus back, also after a press of the pointer and a blur within', async () => {
  render(<Opener>{(close) => <Layer kind="dialog" name="Close" onClose={close} />}</Opener>);
  fireEvent.pointerDown(button('Open'));
  press('Open');
  await waitFor(() => expect(focusedName()).toBe('Close'));
  button('Close').blur();
  button('Close').click();
  await waitFor(() => expect(focusedName()).toBe('Open'));
});

test('a pressed button gets it back where browsers do not focus what is pressed', async () => {
  render(<Opener>{(close) => <Layer kind="dialog" name="Close" onClose={close} />}</Opener>);
  button('Before').focus();
  fireEvent.pointerDown(button('Open'));
  button('Before').blur();
  button('Open').click();
  await waitFor(() => expect(focusedName()).toBe('Close'));
  press('Close');
  await waitFor(() => expect(focusedName()).toBe('Open'));
});

test('what was pressed first gets it back though its dialog opened before this began', async () => {
  end();
  let first = new Event('none');
  addEventListener('pointerdown', (event) => (first = event), { capture: true, once: true });
  render(<Opener>{(close) => <Layer kind="dialog" name="Close" onClose={close} />}</Opener>);
  fireEvent.pointerDown(button('Open'));
  press('Open');
  await waitFor(() => expect(focusedName()).toBe('Close'));
  end = keepFocus(first);
  fireEvent.keyDown(button('Close'), { key: 'Escape' });
  press('Close');
  await waitFor(() => expect(focusedName()).toBe('Open'));
});

function MenuThenDialog({ onClose }: { onClose: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return isAsking ? (
    <Layer kind="dialog" name="Keep" onClose={onClose} />
  ) : (
    <Layer kind="menu" name="Rename" onClose={() => setAsking(true)} />
  );
}

test('the button of a menu gets it back from the dialog that an item opened', async () => {
  render(<Opener>{(close) => <MenuThenDialog onClose={close} />}</Opener>);
  press('Open');
  await waitFor(() => expect(focusedName()).toBe('Rename'));
  press('Rename');
  await waitFor(() => expect(focusedName()).toBe('Keep'));
  press('Keep');
  await waitFor(() => expect(focusedName()).toBe('Open'));
});

function Gate() {
  const [step, setStep] = useState<'closed' | 'loading' | 'open'>('closed');
  const open = () => {
    setStep('loading');
    setTimeout(() => setStep('open'), 100);
  };
  return (
    <main>
      {step === 'closed' ? (
        <section>
          <button type="button" onClick={open}>
            Start
          </button>
        </section>
      ) : null}
      {step === 'open' ? (
        <article>
          <h1>The text</h1>
          <button type="button">Approve</button>
        </article>
      ) : null}
    </main>
  );
}

test('a page that replaces all of its content starts at its title, once it is there', async () => {
  render(<Gate />);
  press('Start');
  await waitFor(() => expect(focusedName()).toBe('The text'));
});

function Saver() {
  const [isBusy, setBusy] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setBusy(false)}>
        Done
      </button>
      <button type="button" disabled={isBusy} data-loading={isBusy || undefined} onClick={() => setBusy(true)}>
        Save
      </button>
    </main>
  );
}

test('a button that loads gets the focus back when it can be pressed', async () => {
  render(<Saver />);
  press('Save');
  // As browsers do with a disabled element; the page without layout does not.
  button('Save').blur();
  await settled();
  expect(document.activeElement).toBe(document.body);
  button('Done').click();
  await waitFor(() => expect(focusedName()).toBe('Save'));
});
