import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { startI18n } from '../base/i18n.ts';
import { Dialog } from '../ui/dialog.tsx';

beforeAll(startI18n);
afterEach(cleanup);

test('a click beside a dialog closes it until something was typed in it', () => {
  let closed = 0;
  render(
    <MantineProvider env="test">
      <Dialog title="New task" onClose={() => (closed += 1)}>
        <input aria-label="Title" />
      </Dialog>
    </MantineProvider>,
  );
  const clickBeside = () => fireEvent.click(document.querySelector('.mantine-Modal-overlay') as Element);
  clickBeside();
  expect(closed).toBe(1);
  fireEvent.input(screen.getByLabelText('Title'), { target: { value: 'Oak' } });
  clickBeside();
  expect(closed).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toBe(2);
});
