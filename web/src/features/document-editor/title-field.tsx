import { useState } from 'react';
import { useText } from '../../ui/use-text.ts';
import classes from './document-bar.module.css';

/** The title, changed where it is; left empty, the last one comes back. */
export function TitleField({ title, onTitle }: { title: string; onTitle: (title: string) => void }) {
  const { t } = useText();
  const [before, setBefore] = useState(title);
  const restoreEmpty = () => {
    if (!title.trim()) onTitle(before);
  };
  return (
    <input
      className={classes.title}
      aria-label={t('editor.title')}
      value={title}
      maxLength={200}
      onFocus={() => setBefore(title)}
      onChange={({ currentTarget }) => onTitle(currentTarget.value)}
      onBlur={restoreEmpty}
      onKeyDown={(event) => {
        if (event.key === 'Enter') restoreEmpty();
        if (event.key === 'Escape') onTitle(before);
      }}
    />
  );
}
