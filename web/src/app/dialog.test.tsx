import { Button, MantineProvider, Select } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startWords } from '../testing/start-words.ts';
import { AskFirst } from '../ui/ask-first.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ViewSwitch } from '../ui/view-switch.tsx';

let closed = 0;
beforeAll(startWords);
beforeEach(() => {
  closed = 0;
});
afterEach(cleanup);

function open(children: ReactNode) {
  render(
    <MantineProvider env="test">
      <Dialog title="New task" onClose={() => (closed += 1)}>
        {children}
      </Dialog>
    </MantineProvider>,
  );
}

const clickBeside = () => fireEvent.click(document.querySelector('.mantine-Modal-overlay') as Element);
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
/** As a user types: a key goes down before the value changes. */
function type(label: string, value: string) {
  const field = screen.getByLabelText(label);
  field.focus();
  fireEvent.keyDown(field, { key: 'a' });
  fireEvent.input(field, { target: { value } });
}
const question = () => screen.queryByText(/You have unsaved changes in “New task”\./);

test('a click beside a dialog closes it unless something was typed in it', () => {
  open(<input aria-label="Title" />);
  clickBeside();
  expect(closed).toBe(1);
  type('Title', 'Oak');
  clickBeside();
  expect(closed).toBe(1);
});

test('Escape and the cross close an unchanged dialog at once', () => {
  open(<input aria-label="Title" defaultValue="Oak" />);
  screen.getByLabelText('Title').focus();
  fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Tab' });
  pressEscape();
  expect(closed).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toBe(2);
  expect(question()).toBeNull();
});

test('Escape asks before what was typed is lost; Escape once more keeps it, and the focus returns', async () => {
  open(<input aria-label="Title" />);
  type('Title', 'Oak');
  pressEscape();
  expect(question()).not.toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Go back'));
  pressEscape();
  await waitFor(() => expect(question()).toBeNull());
  expect(closed).toBe(0);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
  pressEscape();
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(closed).toBe(1);
});

test('the cross asks as Escape does, and what was typed and deleted is no change', () => {
  open(<input aria-label="Title" />);
  type('Title', 'Oak');
  const cross = screen.getByRole('button', { name: 'Close' });
  fireEvent.click(cross);
  expect(question()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
  type('Title', '');
  fireEvent.click(cross);
  expect(closed).toBe(1);
});

test('what was submitted is not asked about, later changes are', () => {
  function Form() {
    const [submissions, setSubmissions] = useState(0);
    return (
      <Dialog title="New task" submissions={submissions} onClose={() => (closed += 1)}>
        <input aria-label="Title" />
        <Button onClick={() => setSubmissions(submissions + 1)}>Start</Button>
      </Dialog>
    );
  }
  render(
    <MantineProvider env="test">
      <Form />
    </MantineProvider>,
  );
  type('Title', 'Oak');
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  pressEscape();
  expect([closed, question()]).toEqual([1, null]);
  type('Title', 'Beech');
  pressEscape();
  expect(closed).toBe(1);
  expect(question()).not.toBeNull();
});

test('a choice is a change, a search is none', async () => {
  open(
    <>
      <Select label="Step" data={['Draft', 'Review']} defaultValue="Draft" />
      <input type="search" aria-label="Search" />
    </>,
  );
  type('Search', 'oak');
  pressEscape();
  expect(closed).toBe(1);
  const step = screen.getByRole('combobox', { name: 'Step' });
  fireEvent.pointerDown(step);
  fireEvent.click(step);
  fireEvent.click(await screen.findByRole('option', { name: 'Review' }));
  clickBeside();
  expect(closed).toBe(1);
  fireEvent.click(step);
  fireEvent.click(await screen.findByRole('option', { name: 'Draft' }));
  clickBeside();
  expect(closed).toBe(2);
});

test('what a screen reader ticks, without a key or a pointer, is a change', () => {
  open(<input type="checkbox" aria-label="Urgent" />);
  fireEvent.click(screen.getByLabelText('Urgent'));
  clickBeside();
  expect(closed).toBe(0);
});

test('values that are loaded after a dialog opened are no changes', () => {
  const { rerender } = render(<Loaded value="" />);
  screen.getByLabelText('Title').focus();
  rerender(<Loaded value="Oak" />);
  pressEscape();
  expect(closed).toBe(1);
});

function Loaded({ value }: { value: string }) {
  return (
    <MantineProvider env="test">
      <Dialog title="New task" onClose={() => (closed += 1)}>
        <input aria-label="Title" value={value} readOnly />
      </Dialog>
    </MantineProvider>
  );
}

test('a form that gave way to its result closes without a question', () => {
  function Making() {
    const [isMade, setMade] = useState(false);
    return isMade ? <p>The secret</p> : <input aria-label="Title" onBlur={() => setMade(true)} />;
  }
  open(<Making />);
  type('Title', 'Oak');
  fireEvent.blur(screen.getByLabelText('Title'));
  screen.getByText('The secret');
  pressEscape();
  expect(closed).toBe(1);
});

test('Escape answers a question over a dialog, and leaves the dialog open', async () => {
  function Asking() {
    const [isAsking, setAsking] = useState(false);
    return (
      <>
        <Button onClick={() => setAsking(true)}>Revoke</Button>
        <AskFirst
          isAsking={isAsking}
          loss="The link stops working."
          verb="Revoke the link"
          onConfirm={() => undefined}
          onKeep={() => setAsking(false)}
        />
      </>
    );
  }
  open(<Asking />);
  fireEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Go back'));
  pressEscape();
  await waitFor(() => expect(screen.queryByText(/The link stops working/)).toBeNull());
  expect(closed).toBe(0);
});

test('a changed segmented field is asked about', () => {
  function Kind() {
    const [kind, setKind] = useState('page');
    const views = ['page', 'url'].map((value) => ({ value, label: value }));
    return <ViewSwitch isField label="Target" views={views} value={kind} onChange={setKind} />;
  }
  open(<Kind />);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'url' }));
  fireEvent.click(screen.getByRole('button', { name: 'url' }));
  pressEscape();
  expect(question()).not.toBeNull();
  expect(closed).toBe(0);
});
