// Pictures that are dropped on the text or pasted into it as files: uploaded, then set where they were meant to be.
import type { Editor } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';

const isPicture = (file: File) => file.type.startsWith('image/');

/** Word and browsers put a picture of the text beside the text; then the text was meant. */
const containsText = (data: DataTransfer) => data.types.includes('text/html') || data.types.includes('text/plain');

export const droppedPicturesKey = new PluginKey('droppedPictures');

/** `take` gets the files and the place in the text where they belong. */
export function droppedPictures(onDrop: (files: File[], position: number) => void): Plugin {
  return new Plugin({
    key: droppedPicturesKey,
    props: {
      handlePaste: (view, event) => {
        const files = [...(event.clipboardData?.files ?? [])].filter(isPicture);
        if (files.length === 0 || !event.clipboardData || containsText(event.clipboardData)) return false;
        onDrop(files, view.state.selection.to);
        return true;
      },
      handleDrop: (view, event) => {
        const files = [...(event.dataTransfer?.files ?? [])].filter(isPicture);
        if (files.length === 0) return false;
        event.preventDefault();
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        onDrop(files, at?.pos ?? view.state.doc.content.size);
        return true;
      },
    },
  });
}

/** Sets the picture at the place, or at the end where the text became shorter, and chooses it. */
export function insertPicture(editor: Editor, position: number, attributes: { src: string; alt: string }): void {
  const at = Math.min(position, editor.state.doc.content.size);
  editor.chain().insertContentAt(at, { type: 'picture', attrs: attributes }, { updateSelection: true }).run();
}
