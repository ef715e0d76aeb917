import type { Comment } from '@folio/contract/comments';
import { ActionIcon } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ActionItems } from '../../ui/action-items.tsx';
import { type ActionDefinition, bindActions } from '../../ui/actions.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentWords } from './comment-words.tsx';
import classes from './comments.module.css';
import type { Person } from './mention-field.tsx';
import type { CommentActions } from './use-comment-actions.ts';

const commentActions: ActionDefinition<'edit' | 'delete', Comment>[] = [
  { id: 'edit', icon: IconPencil, label: (t) => t('comments.edit'), can: ({ can }) => can.edit },
  { id: 'delete', icon: IconTrash, label: (t) => t('comments.delete'), can: ({ can }) => can.delete, isDeletion: true },
];

interface CommentEntryProps {
  comment: Comment;
  /** Number of replies. */
  answers: number;
  people: Person[];
  actions: CommentActions;
  /** Beside the menu. */
  children?: ReactNode;
}

/** One comment, with the caller's permitted actions. */
export function CommentEntry({ comment, answers, people, actions, children }: CommentEntryProps) {
  const { t } = useText();
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { edit, remove } = actions;
  if (isEditing) {
    return (
      <CommentForm
        name={`edit-${comment.id}`}
        words={{ label: t('comments.edit'), placeholder: '', verb: t('actions.save') }}
        text={comment.text}
        people={[...people, ...comment.mentions.filter(({ id }) => !people.some((person) => person.id === id))]}
        isBusy={edit.isPending}
        hasFocus
        onSend={(text, mentions) =>
          edit.mutateAsync({ id: comment.id, text, mentions }).then(
            () => {
              setEditing(false);
              return true;
            },
            () => false,
          )
        }
        onCancel={() => setEditing(false)}
      />
    );
  }
  const menu = bindActions(commentActions, [comment], t, {
    edit: () => ({ run: () => setEditing(true) }),
    delete: () => ({ run: () => setAsking(true) }),
  });
  return (
    <div className={classes.entry}>
      <Stack flex="shrink">
        <CommentWords comment={comment} />
      </Stack>
      <Row align="stretch" className={classes.tools}>
        {children}
        {menu.length > 0 ? (
          <Menu
            position="bottom-end"
            width={180}
            button={
              <ActionIcon size={30} aria-label={t('comments.more', { name: comment.user.name })}>
                <IconDots size={16} stroke={1.7} aria-hidden="true" />
              </ActionIcon>
            }
          >
            <ActionItems actions={menu} />
          </Menu>
        ) : null}
      </Row>
      <AskFirst
        isAsking={isAsking}
        loss={answers > 0 ? t('comments.lossAll', { count: answers }) : t('comments.loss')}
        verb={t('comments.delete')}
        isBusy={remove.isPending}
        onKeep={() => setAsking(false)}
        onConfirm={() => {
          if (!remove.isPending) remove.mutate(comment.id, { onSettled: () => setAsking(false) });
        }}
      />
    </div>
  );
}
