// The address of a link.
import { Button, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useText } from '../../../ui/use-text.ts';
import classes from '../core/toolbar.module.css';
import { readLinkAddress } from './link-address.ts';

const addressOf = (editor: Editor): string => {
  const address: unknown = editor.getAttributes('link')['href'];
  return typeof address === 'string' ? address : '';
};

export function LinkForm({ editor, isLink, onDone }: { editor: Editor; isLink: boolean; onDone: () => void }) {
  const { t } = useText();
  const [typed, setTyped] = useState(() => addressOf(editor));
  const [problem, setProblem] = useState('');
  const apply = () => {
    const address = readLinkAddress(typed);
    if (!address) return setProblem(t('editor.link.wrong'));
    editor.chain().extendMarkRange('link').setLink({ href: address }).run();
    onDone();
    return undefined;
  };
  return (
    <form
      className={classes.link}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextInput
        className={classes.address}
        label={t('editor.link.address')}
        value={typed}
        error={problem || null}
        placeholder="https://"
        data-autofocus
        inputMode="url"
        maxLength={2048}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setProblem('');
        }}
      />
      <Button type="submit">{t('editor.link.apply')}</Button>
      {isLink && readLinkAddress(typed) ? (
        <Button
          component="a"
          variant="default"
          href={readLinkAddress(typed) ?? undefined}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('writing.openLink')}
        </Button>
      ) : null}
      {isLink ? (
        <Button
          variant="default"
          onClick={() => {
            editor.chain().extendMarkRange('link').unsetLink().run();
            onDone();
          }}
        >
          {t('editor.link.remove')}
        </Button>
      ) : null}
    </form>
  );
}
