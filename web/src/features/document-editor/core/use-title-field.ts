import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../../ui/use-text.ts';

/** Props of a title field. An empty field or Escape restores the last title. */
export function useTitleField(title: string, onTitle: (title: string) => void) {
  const { t } = useText();
  const [before, setBefore] = useState(title);
  const restoreEmpty = () => {
    if (!title.trim()) onTitle(before);
  };
  return {
    'aria-label': t('editor.title'),
    value: title,
    maxLength: 200,
    onFocus: () => setBefore(title),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onTitle(currentTarget.value),
    onBlur: restoreEmpty,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') restoreEmpty();
      if (key === 'Escape') onTitle(before);
    },
  };
}
