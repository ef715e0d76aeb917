import type { DocumentDetail } from '@folio/contract/document-shapes';
import classes from '../core/side-panel.module.css';

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url);

/** Numbered as the marks in the text are; a page is a link, a file is its name. */
export function SourceList({ sources }: { sources: DocumentDetail['sources'] }) {
  return (
    <ol className={classes.sources}>
      {sources.map((source, index) => (
        <li key={source.id} className={classes.source}>
          <span className={classes.number}>{index + 1}</span>
          {source.url && /^https?:/i.test(source.url) ? (
            <span>
              <a className="text-link" href={source.url} target="_blank" rel="noopener noreferrer">
                {source.title}
              </a>
              <span className={classes.host}>{hostOf(source.url)}</span>
            </span>
          ) : (
            <span>{source.title}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
