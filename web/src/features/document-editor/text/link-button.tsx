import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useText } from '../../../ui/use-text.ts';
import { ToolbarPopover } from './toolbar-popover.tsx';

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
      {({ LinkForm }) => <LinkForm editor={editor} isLink={isLink} onDone={close} />}
    </ToolbarPopover>
  );
}
