// Find and replace, above the text: opened by Ctrl+F or Ctrl+H, Enter continues, Escape closes.
import { Button, Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatNumber } from '../../../ui/intl-format.ts';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ToolbarButton } from '../core/toolbar-button.tsx';
import classes from './find.module.css';
import { findWords, foundIn, replaceAll, replaceOne, step } from './found-words.ts';

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

interface FindBarProps {
  editor: Editor;
  canReplace: boolean;
  onClose: () => void;
}

/** Mount it only while it is open: its search text is lost with it. */
export function FindBar({ editor, canReplace, onClose }: FindBarProps) {
  const { t, language } = useText();
  const [words, setWords] = useState(() => {
    const { doc, selection } = editor.state;
    const chosen = doc.textBetween(selection.from, selection.to, '\n');
    return chosen.includes('\n') || chosen.length > 100 ? '' : chosen;
  });
  const [instead, setInstead] = useState('');
  const [isCaseKept, setCaseKept] = useState(false);
  const [isWholeWord, setWholeWord] = useState(false);
  const [replaced, setReplaced] = useState<number | null>(null);
  const bar = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { count, current } = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const found = foundIn(now.state);
      return { count: found?.matches.length ?? 0, current: found?.current ?? -1 };
    },
  });
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    return () => {
      if (!editor.isDestroyed) editor.view.dispatch(findWords(editor.state, null));
    };
  }, [editor]);
  useEffect(() => {
    editor.view.dispatch(findWords(editor.state, { words, isCaseKept, isWholeWord }));
  }, [editor, words, isCaseKept, isWholeWord]);

  const apply = (transaction: Transaction | null) => {
    if (!transaction) return;
    editor.view.dispatch(transaction);
    const found = foundIn(editor.state);
    const match = found?.matches[found.current];
    if (!match) return;
    const { node } = editor.view.domAtPos(match.from);
    (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: 'center' });
  };
  const close = () => {
    const found = foundIn(editor.state);
    const match = found?.matches[found.current];
    if (match) editor.commands.setTextSelection(match);
    onClose();
    editor.commands.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault();
      apply(step(editor.state, event.shiftKey ? -1 : 1));
    }
  };
  const onPress = useEffectEvent(press);
  useEffect(() => {
    const whole = bar.current;
    const listen = (event: KeyboardEvent) => onPress(event);
    whole?.addEventListener('keydown', listen);
    return () => whole?.removeEventListener('keydown', listen);
  }, []);
  const figures = { current: formatNumber(current + 1, language), count: formatNumber(count, language) };
  const said = replaced !== null ? t('writing.find.replaced', { count: formatNumber(replaced, language) }) : '';
  const status = words.trim() === '' ? '' : count === 0 ? t('writing.find.none') : t('writing.find.position', figures);
  return (
    <search className={classes.bar} aria-label={t('writing.find.title')} ref={bar}>
      <div className={`${classes.row} ${classes.first}`}>
        <TextInput
          ref={field}
          className={classes.field}
          aria-label={t('writing.find.words')}
          placeholder={t('writing.find.words')}
          value={words}
          maxLength={200}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
            setReplaced(null);
          }}
        />
        <Text as="output" size="sm" tone="quiet" className={classes.status}>
          {said || status}
        </Text>
        <ToolbarButton
          label={t('writing.find.previous')}
          isOff={count === 0}
          tabIndex={0}
          onPress={() => apply(step(editor.state, -1))}
        >
          <IconChevronUp {...icon} />
        </ToolbarButton>
        <ToolbarButton
          label={t('writing.find.next')}
          isOff={count === 0}
          tabIndex={0}
          onPress={() => apply(step(editor.state, 1))}
        >
          <IconChevronDown {...icon} />
        </ToolbarButton>
        <ToolbarButton label={t('writing.find.close')} tabIndex={0} onPress={close}>
          <IconX {...icon} />
        </ToolbarButton>
      </div>
      {canReplace ? (
        <div className={classes.row}>
          <TextInput
            className={classes.field}
            aria-label={t('writing.find.instead')}
            placeholder={t('writing.find.instead')}
            value={instead}
            maxLength={1000}
            onChange={({ currentTarget }) => setInstead(currentTarget.value)}
          />
          <Button variant="default" disabled={count === 0} onClick={() => apply(replaceOne(editor.state, instead))}>
            {t('writing.find.replace')}
          </Button>
          <Button
            variant="default"
            disabled={count === 0}
            onClick={() => {
              apply(replaceAll(editor.state, instead));
              setReplaced(count);
            }}
          >
            {t('writing.find.replaceAll')}
          </Button>
        </div>
      ) : null}
      <div className={classes.row}>
        <Checkbox
          label={t('writing.find.case')}
          checked={isCaseKept}
          onChange={({ currentTarget }) => {
            setCaseKept(currentTarget.checked);
            setReplaced(null);
          }}
        />
        <Checkbox
          label={t('writing.find.whole')}
          checked={isWholeWord}
          onChange={({ currentTarget }) => {
            setWholeWord(currentTarget.checked);
            setReplaced(null);
          }}
        />
      </div>
    </search>
  );
}
