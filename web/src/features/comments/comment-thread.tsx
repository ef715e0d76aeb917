import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { CommentEntry } from './comment-entry.tsx';
import { CommentForm } from './comment-form.tsx';
import classes from './comments.module.css';
import type { Thread } from './comments.queries.ts';
import type { Person } from './mention-field.tsx';
import type { CommentActions } from './use-comment-actions.ts';

interface CommentThreadProps {
  thread: Thread;
  people: Person[];
  actions: CommentActions;
  isActive: boolean;
  onShow: () => void;
}

/** A comment, the passage it is about, its answers and a field for one more while it is the one that is looked at. */
export function CommentThread({ thread: { first, answers }, people, actions, isActive, onShow }: CommentThreadProps) {
  const { t } = useText();
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const isResolved = first.resolved_at !== null;
  const settle = t(isResolved ? 'comments.reopen' : 'comments.resolve');
  return (
    <Stack as="li" ref={element} px={12} py={12} gap={8} className={classes.thread} data-active={isActive || undefined}>
      {first.quote === null ? null : (
        <button type="button" className={classes.quote} data-gone={first.anchor ? undefined : true} onClick={onShow}>
          <span className="visually-hidden">{t('comments.showPassage')}: </span>
          <span>{first.quote}</span>
        </button>
      )}
      {first.quote !== null && !first.anchor ? (
        <Text size="xs" tone="quiet">
          {t('comments.gone')}
        </Text>
      ) : null}
      <CommentEntry comment={first} answers={answers.length} people={people} actions={actions}>
        {first.can.resolve ? (
          <ActionIcon
            size={30}
            aria-label={settle}
            title={settle}
            loading={actions.edit.isPending && actions.edit.variables.id === first.id}
            onClick={() => actions.edit.mutate({ id: first.id, resolved: !isResolved })}
          >
            {isResolved ? <IconArrowBackUp size={17} aria-hidden="true" /> : <IconCheck size={17} aria-hidden="true" />}
          </ActionIcon>
        ) : null}
      </CommentEntry>
      {answers.length > 0 ? (
        <Stack as="ul" gap={8} className={classes.answers} aria-label={t('comments.answers')}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <CommentEntry comment={answer} answers={0} people={people} actions={actions} />
            </li>
          ))}
        </Stack>
      ) : null}
      {isResolved ? (
        <Text size="xs" tone="quiet">
          {t('comments.resolvedBy', { name: first.resolved_by?.name ?? '' })}
        </Text>
      ) : isActive ? (
        <CommentForm
          name={`answer-${first.id}`}
          words={{
            label: t('comments.answerTo', { name: first.user.name }),
            placeholder: t('comments.answer'),
            verb: t('comments.answer'),
          }}
          people={people}
          isBusy={actions.create.isPending}
          onSend={(text, mentions) =>
            actions.create.mutateAsync({ text, mentions, parentId: first.id }).then(
              () => true,
              () => false,
            )
          }
        />
      ) : (
        <button type="button" className={`text-link ${classes.answerThis}`} data-touch="height" onClick={onShow}>
          {t('comments.answer')}
        </button>
      )}
    </Stack>
  );
}
