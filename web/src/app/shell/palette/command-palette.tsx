// The command palette (⌘K). Its field is part of the shell and takes the focus before the next key; only the rows are loaded later.
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { loadChunk } from '../../../ui/load-chunk.ts';
import { Row } from '../../../ui/row.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from './command-palette.module.css';
import type { PaletteCommands } from './palette-entries.tsx';
import type { PaletteKeys } from './palette-list.tsx';

const loadList = () => loadChunk(() => import('./palette-list.tsx'));
const PaletteList = lazy(loadList);

/** Fetches the code of the rows, so that opening shows them at once. */
export const preloadPalette = (): void => void loadList().catch(() => undefined);

interface CommandPaletteProps {
  commands: PaletteCommands;
  onClose: () => void;
}

/** Mount it synchronously with the key that opens it: afterwards keys go to its field. */
export function CommandPalette({ commands, onClose }: CommandPaletteProps) {
  const { t } = useText();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const keys = useRef<PaletteKeys>(null);
  const [query, setQuery] = useState('');
  const [activeRow, setActiveRow] = useState<string>();
  const [isEnterEarly, setEnterEarly] = useState(false);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    // A press beside the palette closes it: the area beside it belongs to the dialog element itself,
    // its content to other elements.
    const closeFromBeside = ({ target }: MouseEvent) => {
      if (target === element) element?.close();
    };
    element?.addEventListener('mousedown', closeFromBeside);
    element?.showModal();
    return () => {
      element?.removeEventListener('mousedown', closeFromBeside);
      // The browser gives the focus back only when the dialog is closed, not when it is taken out.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  // Tab has nowhere to go: the rows are reached by the arrows, and the page behind is inert.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') keys.current?.move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter') {
      if (keys.current) keys.current.choose();
      else setEnterEarly(true);
    } else if (event.key !== 'Tab') return;
    event.preventDefault();
  };
  return (
    <dialog ref={dialog} className={classes.palette} aria-label={t('shell.palette.label')} onClose={onClose}>
      <Row tone="quiet" flex="none" px={14} line="bottom" gap={10} className={classes.field}>
        <IconSearch size={18} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-label={t('shell.palette.label')}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={activeRow}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={t('shell.palette.label')}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </Row>
      <Suspense fallback={<div id={listId} className={classes.loading} />}>
        <PaletteList
          id={listId}
          ref={keys}
          query={query}
          commands={commands}
          isChosenImmediately={isEnterEarly}
          onActive={setActiveRow}
          onChosen={onClose}
        />
      </Suspense>
    </dialog>
  );
}
