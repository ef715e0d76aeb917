// A window of its own in a page: a frame with the width of a desk or phone, made smaller where there is less width.
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import classes from './guide-window.module.css';

/** Above this the styles of desk screens hold (992), with the line of a panel at both sides. */
export const deskWidth = 1000;
export const phoneWidth = 390;

interface GuideWindowProps {
  address: string;
  title: string;
  /** In pixels, of the window itself. */
  width: number;
  /** In pixels; defaults to the height of its content. */
  height?: number;
}

/** The address is part of the key: a new frame adds nothing to the history of the tab. */
export function GuideWindow({ address, title, width, height }: GuideWindowProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [content, setContent] = useState(320);
  const observer = useRef<ResizeObserver>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  const follow = () => {
    const body = frame.current?.contentDocument?.body;
    if (!body || height !== undefined) return;
    observer.current?.disconnect();
    observer.current = new ResizeObserver(() => setContent(body.scrollHeight));
    observer.current.observe(body);
  };
  const shown = height ?? content;
  return (
    <div className={classes.room}>
      <div className={classes.box} style={{ '--width': width, '--height': shown } as CSSProperties}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of the product itself needs scripts and session */}
        <iframe
          key={address}
          ref={frame}
          title={title}
          src={address}
          className={classes.window}
          style={{ width, height: shown }}
          onLoad={follow}
        />
      </div>
    </div>
  );
}
