import { type ComponentType, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChunkError } from '../../ui/load-chunk.ts';
import { onDemand } from '../../ui/on-demand.ts';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import type { DraftOnDemand } from './draft-on-demand.ts';
import type { TextEditorProps } from './text/text-editor.tsx';
import { type ReadText, readStart, type WritingStart } from './text/writing-start.ts';

const textEditor = onDemand(() => import('./text/text-editor.tsx'));

/** Message if the code of a part of the page could not be loaded. */
export const wordsOfChunkProblem = (problem: unknown) =>
  problem instanceof ChunkError && problem.isGone ? 'errors.newVersionLead' : 'errors.chunk';

/** Resolves once no pointer is pressed on the text: an unfinished selection would be lost with the text under it. */
async function release(read: { current: ReadText | null }): Promise<void> {
  while (read.current?.isPressed)
    await new Promise<void>((resolve) => {
      // The click that ends it comes right after.
      const end = () => setTimeout(resolve);
      for (const name of ['pointerup', 'pointercancel']) addEventListener(name, end, { once: true });
    });
}

/** From reading to writing: the editor once it is loaded, its initial caret, and the handlers that request it. */
export function useWriting(draft: DraftOnDemand) {
  const { t } = useText();
  const [TextEditor, setTextEditor] = useState<ComponentType<TextEditorProps> | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [begin, setBegin] = useState<WritingStart | undefined>();
  const readRef = useRef<ReadText | null>(null);
  const stage = useRef<'reading' | 'starting' | 'writing'>('reading');
  const isSaid = useRef(false);
  /** A failure is shown where someone asked for the editor; after any other sign the next one tries again. */
  const start = useCallback(
    async (isAskedFor: boolean) => {
      if (stage.current === 'writing') return;
      if (isAskedFor) {
        isSaid.current = true;
        setWaiting(true);
      }
      if (stage.current === 'starting') return;
      stage.current = 'starting';
      try {
        const [{ default: Editor }] = await Promise.all([textEditor.load(), draft.prepare()]);
        await release(readRef);
        await draft.open();
        // Synchronously, so no key comes between reading the caret and mounting the editor.
        flushSync(() => {
          setBegin(readStart(readRef.current));
          setTextEditor(() => Editor);
        });
        stage.current = 'writing';
      } catch (problem) {
        if (isSaid.current) toastError(t(wordsOfChunkProblem(problem)));
        isSaid.current = false;
        stage.current = 'reading';
      }
      setWaiting(false);
    },
    [draft, t],
  );
  const prefetch = useCallback(() => {
    textEditor.prefetch();
    draft.prepare().catch(() => undefined);
  }, [draft]);
  return { prefetch, TextEditor, isWaiting, begin, start, readRef };
}
