// Handles pasted text: it is cleaned, images within it are uploaded, and losses are reported.
import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { toastError } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import { cleanPaste } from './clean-paste.ts';
import { type EmbeddedPictures, embeddedPictures, embeddedPicturesKey, uploadEmbedded } from './embedded-pictures.ts';
import type { ForeignPicture } from './foreign-pictures.ts';

function useReport() {
  const { t } = useText();
  return (left: number) => {
    if (left > 0) toastError(t('writing.pastedPictures', { count: left }));
  };
}

/** `clean` is for `transformPastedHTML`. */
export function usePaste(onForeign: (pictures: ForeignPicture[]) => void) {
  const report = useReport();
  const [embedded] = useState(embeddedPictures);
  const clean = (pasted: string) => {
    const { html, picturesLeft, foreign, embedded: pictures } = cleanPaste(pasted);
    embedded.expect(pictures);
    if (foreign.length > 0) onForeign(foreign);
    report(picturesLeft);
    return html;
  };
  return { clean, embedded };
}

/** Uploads the images of text pasted into the editor. */
export function useUploads(editor: Editor, orderDetailId: number, { plugin, onPasted }: EmbeddedPictures): void {
  const report = useReport();
  const upload = useEffectEvent(async (pictures: Parameters<typeof uploadEmbedded>[2]) => {
    report(await uploadEmbedded(editor, orderDetailId, pictures));
  });
  useEffect(() => {
    onPasted((pictures) => void upload(pictures));
    editor.registerPlugin(plugin);
    return () => void editor.unregisterPlugin(embeddedPicturesKey);
  }, [editor, plugin, onPasted]);
}
