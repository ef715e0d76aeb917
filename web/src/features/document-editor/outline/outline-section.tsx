// The headings of the text, one inside another: a click leads there, and the one whose part the caret is in is marked.

import type { TextFindings } from '@folio/contract/score/text-findings';
import { useDocumentSession, useSession } from '../../../base/document-session-context.ts';
import { useText } from '../../../ui/use-text.ts';
import classes from '../core/side-panel.module.css';
import own from './outline.module.css';

export function OutlineSection({ headings }: Pick<TextFindings, 'headings'>) {
  const { t } = useText();
  const { showLine } = useDocumentSession();
  const current = useSession('heading');
  const highest = Math.min(...headings.map((heading) => heading.level));
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('writing.outline')}</h2>
      {headings.length === 0 ? (
        <p className={classes.quiet}>{t('writing.noHeadings')}</p>
      ) : (
        <ol className={own.list}>
          {headings.map((heading, index) => (
            <li key={index} style={{ paddingLeft: (heading.level - highest) * 14 }}>
              <button
                type="button"
                className={own.heading}
                aria-current={index === current ? 'location' : undefined}
                onClick={() => showLine({ line: heading.text, words: '' })}
              >
                {heading.text}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
