import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useText } from '../../../ui/use-text.ts';
import { readLinkAddress } from './link-address.ts';
import classes from './toolbar.module.css';
import { ToolbarPopover } from './toolbar-popover.tsx';

const addressOf = (editor: Editor): string => {
  const address: unknown = editor.getAttributes('link')['href'];
  return typeof address === 'string' ? address : '';
};

/** Links the selected words, or changes the link that the caret is in. */
export function LinkButton({ editor }: { editor: Editor }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const { isLink, isOff } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isLink: now.isActive('link'),
      isOff: now.state.selection.empty && !now.isActive('link'),
    }),
  });
  // ⌘K over selected words is the link's, as in every editor; without any it stays the command palette's.
  useEffect(() => {
    const { dom } = editor.view;
    const openByKey = (event: KeyboardEvent) => {
      if (isOff || event.altKey || event.shiftKey || !(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen(true);
    };
    dom.addEventListener('keydown', openByKey);
    return () => dom.removeEventListener('keydown', openByKey);
  }, [editor, isOff]);
  const close = () => {
    setOpen(false);
    editor.commands.focus();
  };
  return (
    <ToolbarPopover
      label={t('editor.link.label')}
      icon={<IconLink size={18} stroke={1.7} aria-hidden="true" />}
      isOn={isLink}
      isOff={isOff}
      isOpen={isOpen}
      onOpen={setOpen}
      onDismiss={close}
    >
      <LinkForm editor={editor} isLink={isLink} onDone={close} />
    </ToolbarPopover>
  );
}

function LinkForm({ editor, isLink, onDone }: { editor: Editor; isLink: boolean; onDone: () => void }) {
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
