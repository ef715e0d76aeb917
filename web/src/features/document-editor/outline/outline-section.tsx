// The headings of the text, nested: a click scrolls there, and the heading above the caret is marked.

import type { TextFindings } from '@folio/contract/score/text-findings';
import { useDocumentSession, useSession } from '../../../base/document-session-context.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
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
      <Text as="h2" size="sm" weight="semibold" mb={8}>
        {t('writing.outline')}
      </Text>
      {headings.length === 0 ? (
        <Text size="sm" tone="quiet">
          {t('writing.noHeadings')}
        </Text>
      ) : (
        <Stack as="ol" gap={2}>
          {headings.map((heading, index) => (
            <li key={index} style={{ paddingLeft: (heading.level - highest) * 14 }}>
              <button
                type="button"
                className={own.heading}
                data-touch="height"
                aria-current={index === current ? 'location' : undefined}
                onClick={() => showLine({ line: heading.text, words: '' })}
              >
                {heading.text}
              </button>
            </li>
          ))}
        </Stack>
      )}
    </section>
  );
}
