import { isWebAddress } from '@folio/contract/tool-values';
import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useEffect, useRef } from 'react';
import { useText } from '../../ui/use-text.ts';

interface PageFieldProps {
  value: string;
  onChange: (value: string) => void;
  onAdd: () => void;
  onLeave: () => void;
}

/** The address of a page that goes with the question; it opens to be typed into, and closes empty. */
export function PageField({ value, onChange, onAdd, onLeave }: PageFieldProps) {
  const { t } = useText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isWrong = value.length > 8 && !isWebAddress(value.trim());
  return (
    <TextInput
      ref={field}
      aria-label={t('chats.pageAddress')}
      placeholder="https://"
      type="url"
      value={value}
      error={isWrong ? t('chats.noAddress') : undefined}
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
