// Citations of an answer: numbered as in its text, each opening the passage that it quotes.
import type { ChatCitation } from '@folio/contract/chats';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import quoted from '../../ui/quoted-passages.module.css';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
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
    <Stack as="section" flex="shrink" gap={6} aria-label={t('chats.citations')}>
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
                <Text as="span" weight="medium" truncate className={classes.name}>
                  {citation.name}
                </Text>
                <Text as="span" tone="muted" truncate data-only="desktop">
                  {citation.quote}
                </Text>
                <IconChevronDown size={16} className={classes.chevron} data-open={isOpen || undefined} aria-hidden="true" />
              </button>
              {isOpen ? <Passage citation={citation} /> : null}
            </li>
          );
        })}
      </ol>
    </Stack>
  );
}

function Passage({ citation: { heading, passage, quote, url } }: { citation: ChatCitation }) {
  const { t } = useText();
  const at = passage.indexOf(quote);
  return (
    <Stack size="md" tone="muted" gap={6} align="start" className={classes.passage}>
      {heading ? (
        <Text tone="strong" weight="semibold">
          {heading}
        </Text>
      ) : null}
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
    </Stack>
  );
}
