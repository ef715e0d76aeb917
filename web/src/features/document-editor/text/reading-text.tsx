// The text of a document as it is read. Its editor is loaded with the first sign that someone wants to write: the pointer over the text, a touch,
// the caret in it. It takes the caret as the editor does, so that a phone shows its keyboard; keys do nothing until the editor is there.
import { IconPencil } from '@tabler/icons-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { PaperHtml } from '../../../ui/paper.tsx';
import { useText } from '../../../ui/use-text.ts';
import toolbar from '../core/toolbar.module.css';
import classes from './text-editor.module.css';
import type { ReadText } from './writing-start.ts';

interface ReadingTextProps {
  html: string;
  language: string;
  /** True if the text is tinted by authorship. */
  isShowingOrigins: boolean;
  /** True while the editor is on its way because someone asked for it. */
  isWaiting: boolean;
  /** Receives the actions in the text. */
  readRef: RefObject<ReadText | null>;
  /** Called when the editor is about to be asked for. */
  onPrefetch: () => void;
  /** Called with each sign; `isSaid` where someone asks for the editor rather than comes near the text. */
  onSign: (isSaid: boolean) => void;
}

interface Signs {
  near: () => void;
  press: () => void;
}

/** Watches actions in the text. Returns a function that ends it. */
function watchText(paper: HTMLElement, button: HTMLElement, on: Signs): [ReadText, () => void] {
  const text: ReadText = { paper, button, isWanted: false, isPressed: false, pressed: null };
  const want = () => {
    text.isWanted = true;
    on.press();
  };
  const listening = new AbortController();
  const { signal } = listening;
  // Not over the bar: a button must not be replaced under the pointer.
  for (const name of ['pointerenter', 'pointermove'] as const) paper.addEventListener(name, on.near, { signal });
  paper.addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y }) => Object.assign(text, { isPressed: true, pressed: { x, y } }),
    { signal },
  );
  for (const name of ['pointerup', 'pointercancel'] as const)
    addEventListener(name, () => Object.assign(text, { isPressed: false }), { signal });
  paper.addEventListener('focusin', want, { signal });
  paper.addEventListener('beforeinput', (event) => event.preventDefault(), { signal });
  button.addEventListener('click', want, { signal });
  return [text, () => listening.abort()];
}

export function ReadingText({ html, language, isShowingOrigins, isWaiting, readRef, onPrefetch, onSign }: ReadingTextProps) {
  const { t } = useText();
  const desk = useRef<HTMLDivElement>(null);
  const onPress = useEffectEvent(() => onSign(true));
  const onNear = useEffectEvent(() => onSign(false));
  useEffect(() => {
    const [paper, button] = [desk.current?.querySelector('article'), desk.current?.querySelector('button')];
    if (!paper || !button) return undefined;
    const [text, end] = watchText(paper, button, { near: () => onNear(), press: () => onPress() });
    readRef.current = text;
    return () => {
      readRef.current = null;
      end();
    };
  }, [readRef]);
  return (
    <div ref={desk} aria-busy={isWaiting || undefined}>
      <div className={`${toolbar.toolbar} ${toolbar.waiting}`}>
        <button
          type="button"
          className={`${toolbar.button} ${toolbar.labelled}`}
          aria-disabled={isWaiting || undefined}
          onPointerEnter={onPrefetch}
          onFocus={onPrefetch}
        >
          <IconPencil size={18} stroke={1.7} aria-hidden="true" />
          {t('editor.editText')}
        </button>
      </div>
      <div className={classes.desk} data-waiting data-origins={isShowingOrigins || undefined}>
        <PaperHtml html={html} language={language} caretLabel={t('editor.text')} />
      </div>
    </div>
  );
}
