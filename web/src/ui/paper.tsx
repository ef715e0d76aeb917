// Paper: where work is read. A serif, a measure of at most 68 characters, and the text's own hierarchy.
import { type ReactNode, useMemo } from 'react';
import '@fontsource-variable/source-serif-4';
import '@fontsource-variable/source-serif-4/wght-italic.css';
import classes from './paper.module.css';
import { useText } from './use-text.ts';

interface PaperProps {
  children: ReactNode;
  isLive?: boolean;
  /** Nothing to be read is on it yet: the font for reading is not loaded for it. */
  isBlank?: boolean;
}

/** A sheet with anything on it. */
export function Paper({ children, isLive = false, isBlank = false }: PaperProps) {
  return (
    <article className={classes.paper} aria-live={isLive ? 'polite' : undefined}>
      <div className={classes.text} data-blank={isBlank || undefined}>
        {children}
      </div>
    </article>
  );
}

/** Each table in a place of its own that scrolls on its own, so that a wide one never leaves the sheet. */
function withScrollableTables(html: string, label: string): string {
  if (!html.includes('<table')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const table of body.querySelectorAll('table')) {
    const wrapper = table.ownerDocument.createElement('div');
    wrapper.className = classes.tablePlace ?? '';
    wrapper.tabIndex = 0;
    wrapper.setAttribute('role', 'region');
    wrapper.setAttribute('aria-label', label);
    table.replaceWith(wrapper);
    wrapper.append(table);
  }
  return body.innerHTML;
}

const asField = (label: string) =>
  ({ contentEditable: true, role: 'textbox', 'aria-multiline': true, 'aria-label': label, spellCheck: false }) as const;

interface PaperHtmlProps {
  /** The server has sanitised it. */
  html: string;
  language?: string | undefined;
  /** The name of the text if it takes the caret; the component setting it must handle typing. */
  caretLabel?: string;
}

/** A sheet with a document's html. */
export function PaperHtml({ html, language, caretLabel }: PaperHtmlProps) {
  const { t } = useText();
  const shown = useMemo(() => withScrollableTables(html, t('fields.table')), [html, t]);
  return (
    <article className={classes.paper} lang={language}>
      <div
        className={classes.text}
        {...(caretLabel === undefined ? {} : asField(caretLabel))}
        dangerouslySetInnerHTML={{ __html: shown }}
      />
    </article>
  );
}
