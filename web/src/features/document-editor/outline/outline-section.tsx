// The headings of the text, one inside another: a click leads there, and the one whose part the caret is in is marked.
import { useText } from '../../../ui/use-text.ts';
import type { DocumentText } from '../panel/document-text.ts';
import classes from '../panel/side-panel.module.css';
import type { WantedLine } from '../text/shown-line.ts';
import own from './outline.module.css';

interface OutlineSectionProps {
  text: DocumentText | null;
  /** Index of the heading that the caret is at or under; -1 before the first. */
  heading: number;
  onShowLine: (wanted: WantedLine) => void;
}

export function OutlineSection({ text, heading: current, onShowLine }: OutlineSectionProps) {
  const { t } = useText();
  if (!text) return null;
  const headings = text.blocks.filter((block) => block.level > 0 && block.text.trim() !== '');
  const highest = Math.min(...headings.map((heading) => heading.level));
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('writing.outline')}</h2>
      {headings.length === 0 ? (
        <p className={classes.quiet}>{t('writing.noHeadings')}</p>
      ) : (
        <ol className={own.list}>
          {headings.map((heading, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two headings may read the same, and their order is what tells them apart.
            <li key={index} style={{ paddingLeft: (heading.level - highest) * 14 }}>
              <button
                type="button"
                className={own.heading}
                aria-current={index === current ? 'location' : undefined}
                onClick={() => onShowLine({ line: heading.text, words: '' })}
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
