// Paper: where work is read. A serif, a measure of at most 68 characters, and the text's own hierarchy.
import { type ReactNode, useMemo } from 'react';
import '@fontsource-variable/source-serif-4';
import '@fontsource-variable/source-serif-4/wght-italic.css';
import classes from './paper.module.css';
import { useText } from './use-text.ts';

/** A sheet with anything on it. */
export function Paper({ children, isLive = false }: { children: ReactNode; isLive?: boolean }) {
  return (
    <article className={classes.paper} aria-live={isLive ? 'polite' : undefined}>
      <div className={classes.text}>{children}</div>
    </article>
  );
}

/** Each table in a place of its own that scrolls by itself, so that a wide one never leaves the sheet. */
function withTablePlaces(html: string, label: string): string {
  if (!html.includes('<table')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const table of body.querySelectorAll('table')) {
    const place = table.ownerDocument.createElement('div');
    place.className = classes.tablePlace ?? '';
    place.tabIndex = 0;
    place.setAttribute('role', 'region');
    place.setAttribute('aria-label', label);
    table.replaceWith(place);
    place.append(table);
  }
  return body.innerHTML;
}

/** A sheet with a document's html, which the server has sanitised. */
export function PaperHtml({ html, language }: { html: string; language?: string | undefined }) {
  const { t } = useText();
  const shown = useMemo(() => withTablePlaces(html, t('table')), [html, t]);
  return (
    <article className={classes.paper} lang={language}>
      <div className={classes.text} dangerouslySetInnerHTML={{ __html: shown }} />
    </article>
  );
}
