// The words about a picture, a film or a sound, to be read below it: no paper and nothing to edit.
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { OpenText } from '../text/text-editor.tsx';
import classes from './media-text.module.css';
import { readMediaText } from './read-media-text.ts';

interface MediaTextProps {
  html: string;
  language: string;
  /** The draft keeps title and versions of this text as of any other. */
  onOpen: (text: OpenText) => void;
}

const nothing = () => undefined;

export function MediaText({ html, language, onOpen }: MediaTextProps) {
  const [shown, setShown] = useState(html);
  const current = useRef(html);
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const put = (next: string) => {
      current.current = next;
      setShown(next);
    };
    open({
      html: () => current.current,
      replace: put,
      adoptMarks: put,
      show: nothing,
      showComment: nothing,
      confirmClaim: () => false,
    });
  }, []);
  const words = useMemo(() => readMediaText(shown).html, [shown]);
  if (words === '') return null;
  // The server has sanitised it.
  return <div className={classes.words} lang={language} dangerouslySetInnerHTML={{ __html: words }} />;
}
