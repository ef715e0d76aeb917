// Paper: where work is read. A serif, a measure of at most 68 characters, and the text's own hierarchy.
import type { ReactNode } from 'react';
import '@fontsource-variable/source-serif-4';
import '@fontsource-variable/source-serif-4/wght-italic.css';
import classes from './paper.module.css';

/** A sheet with anything on it. */
export function Paper({ children, isLive = false }: { children: ReactNode; isLive?: boolean }) {
  return (
    <article className={classes.paper} aria-live={isLive ? 'polite' : undefined}>
      <div className={classes.text}>{children}</div>
    </article>
  );
}

/** A sheet with a document's html, which the server has sanitised. */
export function PaperHtml({ html, language }: { html: string; language?: string | undefined }) {
  return (
    <article className={classes.paper} lang={language}>
      <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}
