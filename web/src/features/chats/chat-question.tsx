import type { ChatMessage } from '@folio/contract/chats';
import { ActionIcon, Textarea } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { FormFoot } from '../../ui/form-foot.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { AttachmentList } from './attachment-list.tsx';
import { BranchSwitch } from './branch-switch.tsx';
import classes from './chat-thread.module.css';

interface ChatQuestionProps {
  message: ChatMessage;
  isBusy: boolean;
  onEdit: (message: ChatMessage, text: string) => void;
  onBranch: (messageId: number) => void;
}

/** Editing begins a new branch; the previous question stays on the old one. */
export function ChatQuestion({ message, isBusy, onEdit, onBranch }: ChatQuestionProps) {
  const { t } = useText();
  const [draft, setDraft] = useState<string | null>(null);
  const send = () => {
    const text = draft?.trim();
    if (!text || isBusy) return;
    setDraft(null);
    onEdit(message, text);
  };
  return (
    <Stack as="article" flex="shrink" gap={2} align="end" className={classes.question} aria-label={t('chats.you')}>
      {draft === null ? (
        <Stack px={14} py={10} gap={8} className={classes.bubble}>
          {message.attachments.length > 0 ? <AttachmentList attachments={message.attachments} /> : null}
          <p className={classes.asked}>{message.text}</p>
        </Stack>
      ) : (
        <Stack
          as="form"
          gap={8}
          className={classes.editing}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <Textarea
            aria-label={t('chats.editQuestion')}
            value={draft}
            autosize
            minRows={2}
            maxRows={12}
            maxLength={4000}
            data-autofocus
            onChange={({ currentTarget }) => setDraft(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setDraft(null);
              if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
                event.preventDefault();
                send();
              }
            }}
          />
          <FormFoot
            verb={t('chats.send')}
            isBusy={false}
            isDisabled={draft.trim() === '' || isBusy}
            hasShortcut={false}
            onCancel={() => setDraft(null)}
          />
        </Stack>
      )}
      {draft === null ? (
        <Row tone="muted" gap={2} wrap className={classes.acts}>
          <BranchSwitch message={message} isDisabled={isBusy} onBranch={onBranch} />
          <ActionIcon
            variant="subtle"
            aria-label={t('chats.editQuestion')}
            title={t('chats.editQuestion')}
            disabled={isBusy}
            onClick={() => setDraft(message.text)}
          >
            <IconPencil size={16} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        </Row>
      ) : null}
    </Stack>
  );
}
