import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useText } from '../../ui/use-text.ts';

interface PageFieldProps {
  value: string;
  /** Why the page was refused. */
  problem: string | null;
  onChange: (value: string) => void;
  onAdd: () => void;
  onLeave: () => void;
}

/** The URL of a page that goes with the question; it opens to be typed into, and closes empty. */
export function PageField({ value, problem, onChange, onAdd, onLeave }: PageFieldProps) {
  const { t } = useText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextInput
      ref={field}
      aria-label={t('chats.pageAddress')}
      placeholder="https://"
      type="url"
      value={value}
      error={problem}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={() => (value.trim() === '' ? onLeave() : onAdd())}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onAdd();
      }}
    />
  );
}
