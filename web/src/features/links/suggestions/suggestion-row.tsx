import type { LinkSuggestion } from '@folio/contract/link-suggestions';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowRight, IconCheck, IconRestore, IconX } from '@tabler/icons-react';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import type { Selection } from '../../../ui/use-selection.ts';
import { useText } from '../../../ui/use-text.ts';
import { AnchoredSentence } from './anchored-sentence.tsx';
import { Confidence } from './confidence.tsx';
import { needOf, reasonOf, targetName } from './suggestion-words.ts';
import classes from './suggestions.module.css';

export type Decision = 'pending' | 'approved' | 'rejected';

interface SuggestionRowProps {
  suggestion: LinkSuggestion;
  websiteUrl: string;
  /** Null where the caller may not decide. */
  selection: Selection<LinkSuggestion> | null;
  /** The one that the keys act on. */
  isCurrent: boolean;
  onDecide: (state: Decision) => void;
}

/** One suggestion: its sentence, its target, how sure it is, and the decision. */
export function SuggestionRow({ suggestion, websiteUrl, selection, isCurrent, onDecide }: SuggestionRowProps) {
  const { t } = useText();
  const { anchor, state } = suggestion;
  const target = targetName(suggestion, websiteUrl);
  const isOpen = state === 'pending';
  const isUndecidable = state === 'applied' || state === 'reverted';
  return (
    <li
      className={classes.row}
      data-current={isCurrent || undefined}
      data-chosen={selection?.has(suggestion) || undefined}
      id={`suggestion-${suggestion.id}`}
    >
      {selection && !isUndecidable ? (
        <input
          type="checkbox"
          className={classes.box}
          aria-label={t('links.suggestions.selectOne', { anchor, target })}
          checked={selection.has(suggestion)}
          onChange={({ nativeEvent }) => selection.toggle(suggestion, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
      ) : (
        <span />
      )}
      <Stack as="span" flex="shrink" gap={4} className={classes.where}>
        <AnchoredSentence suggestion={suggestion} />
        <Text as="span" size="sm" tone="quiet" breaks>
          {reasonOf(t, suggestion)}
        </Text>
      </Stack>
      <Stack as="span" flex="shrink" gap={4} className={classes.target}>
        <Row
          as="a"
          href={suggestion.target.url}
          target="_blank"
          rel="noreferrer"
          weight="medium"
          breaks
          flex="shrink"
          gap={6}
          inline
          className={classes.targetName}
        >
          <IconArrowRight size={14} stroke={1.8} aria-hidden="true" />
          {target}
        </Row>
        <Text as="span" size="sm" tone="quiet" breaks>
          {needOf(t, suggestion)}
        </Text>
      </Stack>
      <Confidence value={suggestion.confidence} />
      {selection === null || isUndecidable ? (
        <Row as="span" gap={4} justify="end" className={classes.acts} />
      ) : isOpen ? (
        <Row as="span" gap={4} justify="end" className={classes.acts}>
          <ActionIcon
            variant="default"
            className={classes.iconAct}
            aria-label={t('links.suggestions.approveOne', { anchor, target })}
            onClick={() => onDecide('approved')}
          >
            <IconCheck size={17} stroke={1.8} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            className={classes.iconAct}
            aria-label={t('links.suggestions.rejectOne', { anchor, target })}
            onClick={() => onDecide('rejected')}
          >
            <IconX size={17} stroke={1.8} aria-hidden="true" />
          </ActionIcon>
          <Button
            variant="default"
            className={classes.wordAct}
            leftSection={<IconCheck size={17} stroke={1.8} aria-hidden="true" />}
            aria-label={t('links.suggestions.approveOne', { anchor, target })}
            onClick={() => onDecide('approved')}
          >
            {t('links.suggestions.approve')}
          </Button>
          <Button
            variant="subtle"
            className={classes.wordAct}
            aria-label={t('links.suggestions.rejectOne', { anchor, target })}
            onClick={() => onDecide('rejected')}
          >
            {t('links.suggestions.reject')}
          </Button>
        </Row>
      ) : (
        <Row as="span" gap={4} justify="end" className={classes.acts}>
          <ActionIcon
            variant="default"
            aria-label={t('links.suggestions.putBackOne', { anchor })}
            onClick={() => onDecide('pending')}
          >
            <IconRestore size={17} stroke={1.8} aria-hidden="true" />
          </ActionIcon>
        </Row>
      )}
    </li>
  );
}
