import type { LinkSuggestion } from '@folio/contract/link-suggestions';
import type { Website } from '@folio/contract/websites';
import { ActionIcon } from '@mantine/core';
import { IconArrowRight, IconCheck, IconX } from '@tabler/icons-react';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { AnchoredSentence } from '../suggestions/anchored-sentence.tsx';
import type { Decision } from '../suggestions/suggestion-row.tsx';
import { reasonOf, targetName } from '../suggestions/suggestion-words.ts';
import classes from './document-links.module.css';

interface DocumentSuggestionProps {
  suggestion: LinkSuggestion;
  website: Website;
  /** True where the link would be in the document, false where it would lead to its page. */
  isOwn: boolean;
  /** Null where the caller may not decide. */
  onDecide: ((state: Decision) => void) | null;
}

/** One suggestion in a narrow column. */
export function DocumentSuggestion({ suggestion, website, isOwn, onDecide }: DocumentSuggestionProps) {
  const { t } = useText();
  const { anchor, confidence, from } = suggestion;
  const target = targetName(suggestion, website.url);
  return (
    <li className={classes.row}>
      <Stack flex="shrink" gap={4}>
        <AnchoredSentence suggestion={suggestion} />
        <Row as="span" weight="medium" breaks flex="shrink" gap={6} className={classes.where}>
          {isOwn ? (
            <>
              <IconArrowRight size={14} stroke={1.8} aria-hidden="true" />
              <a href={suggestion.target.url} target="_blank" rel="noreferrer">
                {target}
              </a>
            </>
          ) : (
            from.title
          )}
        </Row>
        <Text as="span" size="sm" tone="quiet" breaks className={classes.quiet}>
          {reasonOf(t, suggestion)}. {t('links.suggestions.confidence', { value: confidence })}
        </Text>
      </Stack>
      {onDecide ? (
        <Row gap={4} className={classes.decide}>
          <ActionIcon
            variant="default"
            aria-label={t('links.suggestions.approveOne', { anchor, target })}
            onClick={() => onDecide('approved')}
          >
            <IconCheck size={17} stroke={1.8} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon aria-label={t('links.suggestions.rejectOne', { anchor, target })} onClick={() => onDecide('rejected')}>
            <IconX size={17} stroke={1.8} aria-hidden="true" />
          </ActionIcon>
        </Row>
      ) : null}
    </li>
  );
}
