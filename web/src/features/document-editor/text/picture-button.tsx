// Pictures: one more by its web address, or the words and the address of the one that is chosen.
import { Button, Popover, TextInput } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { IconPhoto } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useText } from '../../../ui/use-text.ts';
import classes from './toolbar.module.css';
import { ToolbarButton } from './toolbar-button.tsx';

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The address where it is one of a picture on the web, else null. */
function readPictureAddress(typed: string): string | null {
  const address = typed.trim();
  return /^https:\/\/\S+$/i.test(address) && URL.canParse(address) ? address : null;
}

export function PictureButton({ editor }: { editor: Editor }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const isPicture = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('picture') });
  const close = () => {
    setOpen(false);
    editor.commands.focus();
  };
  const label = t(isPicture ? 'writing.picture.change' : 'writing.picture.insert');
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      onDismiss={close}
      position="bottom"
      width={360}
      trapFocus
      radius="lg"
      shadow="none"
    >
      <Popover.Target>
        <ToolbarButton label={label} isOn={isPicture} onPress={() => setOpen(true)}>
          <IconPhoto size={18} stroke={1.7} aria-hidden="true" />
        </ToolbarButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        {isOpen ? <PictureForm editor={editor} isPicture={isPicture} onDone={close} /> : null}
      </Popover.Dropdown>
    </Popover>
  );
}

function PictureForm({ editor, isPicture, onDone }: { editor: Editor; isPicture: boolean; onDone: () => void }) {
  const { t } = useText();
  const [{ src: known, alt: before }] = useState(() => {
    const chosen = isPicture ? editor.getAttributes('picture') : {};
    return { src: readText(chosen['src']), alt: readText(chosen['alt']) };
  });
  const [typed, setTyped] = useState(known);
  const [alt, setAlt] = useState(before);
  const [problem, setProblem] = useState('');
  const apply = () => {
    // A picture that came with the document may be part of it: its address stays as long as nobody changes it.
    const src = isPicture && typed === known ? known : readPictureAddress(typed);
    if (src === null) return setProblem(t('writing.picture.wrong'));
    const attributes = { src, alt: alt.trim() };
    if (isPicture) editor.chain().updateAttributes('picture', attributes).run();
    else editor.chain().insertContent({ type: 'picture', attrs: attributes }).run();
    onDone();
    return undefined;
  };
  // The data of a picture is no address that anybody reads.
  const isData = known.startsWith('data:');
  return (
    <form
      className={classes.picture}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {isData ? null : (
        <TextInput
          label={t('writing.picture.address')}
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
      )}
      <TextInput
        label={t('writing.picture.alt')}
        description={t('writing.picture.altHint')}
        value={alt}
        maxLength={300}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      <div className={classes.link}>
        <Button type="submit">{t(isPicture ? 'writing.picture.apply' : 'writing.picture.insert')}</Button>
        {isPicture ? (
          <Button
            variant="default"
            onClick={() => {
              editor.chain().deleteSelection().run();
              onDone();
            }}
          >
            {t('writing.picture.remove')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
