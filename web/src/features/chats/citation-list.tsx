// What an answer rests on: numbered as in its text, each opening the passage that it quotes.
import type { ChatCitation } from '@folio/contract/chats';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import quoted from '../../ui/quoted-passages.module.css';
import { useText } from '../../ui/use-text.ts';
import classes from './citation-list.module.css';

interface CitationListProps {
  citations: readonly ChatCitation[];
  openNumber: number | null;
  onOpen: (number: number | null) => void;
}

/** One passage is open at a time; a number in the text opens it here and brings it into view. */
export function CitationList({ citations, openNumber, onOpen }: CitationListProps) {
  const { t } = useText();
  const open = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (openNumber !== null) open.current?.scrollIntoView({ block: 'nearest' });
  }, [openNumber]);
  return (
    <section className={classes.citations} aria-label={t('chats.citations')}>
      <h3 className={quoted.title}>{t('chats.citations')}</h3>
      <ol className={quoted.list}>
        {citations.map((citation) => {
          const isOpen = citation.number === openNumber;
          return (
            <li key={citation.number} ref={isOpen ? open : null}>
              <button
                type="button"
                className={classes.head}
                aria-expanded={isOpen}
                onClick={() => onOpen(isOpen ? null : citation.number)}
              >
                <span className={quoted.number}>{citation.number}</span>
                <span className={classes.name}>{citation.name}</span>
                <span className={classes.quote}>{citation.quote}</span>
                <IconChevronDown size={16} className={classes.chevron} data-open={isOpen || undefined} aria-hidden="true" />
              </button>
              {isOpen ? <Passage citation={citation} /> : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Passage({ citation: { heading, passage, quote, url } }: { citation: ChatCitation }) {
  const { t } = useText();
  const at = passage.indexOf(quote);
  return (
    <div className={classes.passage}>
      {heading ? <p className={classes.heading}>{heading}</p> : null}
      {at === -1 ? (
        <p>{passage}</p>
      ) : (
        <p>
          {passage.slice(0, at)}
          <mark>{quote}</mark>
          {passage.slice(at + quote.length)}
        </p>
      )}
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
          {t('chats.openPage')}
        </a>
      ) : null}
    </div>
  );
}
