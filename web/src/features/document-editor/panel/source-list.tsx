import type { DocumentDetail } from '@folio/contract/document-shapes';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import classes from '../core/side-panel.module.css';

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url);

/** Numbered as the marks in the text are; a page is a link, a file is its name. */
export function SourceList({ sources }: { sources: DocumentDetail['sources'] }) {
  return (
    <Stack as="ol" gap={10} className={classes.sources}>
      {sources.map((source, index) => (
        <li key={source.id} className={classes.source}>
          <Text as="span" tone="accent" weight="semibold" className={classes.number}>
            {index + 1}
          </Text>
          {source.url && /^https?:/i.test(source.url) ? (
            <span>
              <a className="text-link" href={source.url} target="_blank" rel="noopener noreferrer">
                {source.title}
              </a>
              <Text as="span" size="xs" tone="quiet" block>
                {hostOf(source.url)}
              </Text>
            </span>
          ) : (
            <span>{source.title}</span>
          )}
        </li>
      ))}
    </Stack>
  );
}
