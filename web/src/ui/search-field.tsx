import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

interface SearchFieldProps {
  label: string;
  value: string;
  className?: string | undefined;
  /** It has the focus when the dialog around it opens. */
  isFirst?: boolean;
  onSearch: (value: string) => void;
}

/**
 * The page's own search, reached with `/`. It reports after a pause of 250 ms, and at once when it is emptied or left: a later
 * report would undo choices made since.
 */
export function SearchField({ label, value, className, isFirst = false, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const reported = useRef(value);
  const report = useDebouncedCallback((next: string) => {
    reported.current = next;
    onSearch(next);
  }, 250);
  useEffect(() => {
    if (value !== reported.current) setText(value);
    reported.current = value;
  }, [value]);
  return (
    <TextInput
      type="search"
      className={className}
      value={text}
      placeholder={label}
      aria-label={label}
      maxLength={200}
      data-page-search
      data-autofocus={isFirst || undefined}
      // In a dialog Escape empties the search first and closes the dialog after that.
      data-mantine-stop-propagation={text !== '' || undefined}
      leftSection={<IconSearch size={17} stroke={1.7} aria-hidden="true" />}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        report(currentTarget.value.trim());
      }}
      onBlur={() => report.flush()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !text) return;
        setText('');
        report('');
      }}
    />
  );
}
