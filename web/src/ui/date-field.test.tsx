import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DateField } from './date-field.tsx';

afterEach(cleanup);

const draw = (field: React.ReactElement) => render(<MantineProvider>{field}</MantineProvider>);

it('writes a day as the product writes days', () => {
  draw(<DateField label="Due" value="2026-11-28" readOnly />);
  expect(screen.getByText('28 Nov 2026')).toBeDefined();
});

it('follows what is typed into a field that keeps its own value', () => {
  draw(<DateField label="Due" defaultValue="2026-11-28" />);
  const field = screen.getByLabelText('Due');
  fireEvent.change(field, { target: { value: '2027-01-02' } });
  expect(screen.getByText('2 Jan 2027')).toBeDefined();
});

it('shows the day that a page puts back when the field is emptied', () => {
  draw(
    <DateField
      label="Due"
      defaultValue="2026-11-28"
      onBlur={({ currentTarget }) => {
        if (currentTarget.value === '') currentTarget.value = '2026-11-28';
      }}
    />,
  );
  const field = screen.getByLabelText('Due');
  fireEvent.change(field, { target: { value: '' } });
  expect(screen.queryByText('28 Nov 2026')).toBeNull();
  fireEvent.blur(field);
  expect(screen.getByText('28 Nov 2026')).toBeDefined();
});
