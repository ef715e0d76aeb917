// Pictures: one more from a file or by its web address, or the words and the source of the one that is chosen. Files dropped on the text
// or pasted into it come the same way.
import { IconPhoto } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from '../../../base/api.ts';
import { toastError } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import { pictureProblem, uploadPicture } from '../core/upload-picture.ts';
import { droppedPictures, droppedPicturesKey, insertPicture } from './dropped-pictures.ts';
import { ToolbarPopover } from './toolbar-popover.tsx';

export function PictureButton({ editor, orderDetailId }: { editor: Editor; orderDetailId: number }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isPicture = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('picture') });
  const close = () => {
    setOpen(false);
    editor.commands.focus();
  };
  const upload = useEffectEvent(async (files: File[], position: number) => {
    setBusy(true);
    try {
      for (const file of files) {
        const wrong = pictureProblem(file);
        if (wrong) toastError(t(`writing.picture.${wrong}`, { name: file.name }));
        else insertPicture(editor, position, { src: await uploadPicture(orderDetailId, file, ''), alt: '' });
      }
      // The alt text is requested at once, while the picture is chosen.
      if (files.length === 1 && editor.isActive('picture')) setOpen(true);
    } catch (error) {
      toastError(messageOf(error));
    } finally {
      setBusy(false);
    }
  });
  useEffect(() => {
    editor.registerPlugin(droppedPictures((files, position) => void upload(files, position)));
    return () => void editor.unregisterPlugin(droppedPicturesKey);
  }, [editor]);
  const label = t(isPicture ? 'writing.picture.change' : 'writing.picture.insert');
  return (
    <ToolbarPopover
      label={label}
      icon={<IconPhoto size={18} stroke={1.7} aria-hidden="true" />}
      isOn={isPicture}
      isOff={isBusy}
      isOpen={isOpen}
      onOpen={setOpen}
      onDismiss={close}
    >
      {({ PictureForm }) => <PictureForm editor={editor} orderDetailId={orderDetailId} isPicture={isPicture} onDone={close} />}
    </ToolbarPopover>
  );
}
