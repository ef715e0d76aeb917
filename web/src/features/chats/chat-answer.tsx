import type { ChatMessage } from '@folio/contract/chats';
import { ActionIcon, Button } from '@mantine/core';
import { IconAlertTriangle, IconFilePlus, IconRefresh } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { CopyIcon } from '../../ui/copy-icon.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { BranchSwitch } from './branch-switch.tsx';
import classes from './chat-thread.module.css';
import { CitationList } from './citation-list.tsx';
import { MarkdownText } from './markdown-text.tsx';

const SaveAnswerDialog = lazy(() => import('./save-answer-dialog.tsx').then((module) => ({ default: module.SaveAnswerDialog })));

interface ChatAnswerProps {
  message: ChatMessage;
  isBusy: boolean;
  onRegenerate: (questionId: number) => void;
  onBranch: (messageId: number) => void;
}

/** Without its marks, as it is copied. */
const plain = (text: string) => text.replace(/ ?\[\d{1,3}\](?!\()/g, '');

function Made({ message }: { message: ChatMessage }) {
  const { t } = useText();
  const { engine, state, price } = message;
  const writer = engine === null ? null : engine.kind === 'model' ? engine.model : t('chats.quoted');
  const facts = [writer, state === 'stopped' ? t('chats.stopped') : null, t('chats.price', { count: price })];
  return (
    <Text as="span" size="xs" tone="quiet" className={classes.made}>
      {facts.filter(Boolean).join(', ')}
    </Text>
  );
}

/** A reply with its actions; while it is being generated, only its text. */
export function ChatAnswer({ message, isBusy, onRegenerate, onBranch }: ChatAnswerProps) {
  const { t } = useText();
  const [openCitation, setOpenCitation] = useState<number | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { state, text, citations, parent_id: questionId } = message;
  const isWriting = state === 'writing';
  const regenerate = () => (questionId === null ? undefined : onRegenerate(questionId));
  const onCite = useCallback((number: number) => setOpenCitation(number), []);
  return (
    <Stack as="article" flex="shrink" gap={12} aria-label={t('chats.assistant')} aria-busy={isWriting}>
      {text !== '' ? (
        <MarkdownText text={text} citations={citations} isWriting={isWriting} onCite={onCite} />
      ) : isWriting ? (
        <Row as="p" tone="muted" gap={10} className={classes.thinking}>
          <span aria-hidden="true" />
          {t('chats.thinking')}
        </Row>
      ) : state === 'stopped' ? (
        <Text tone="muted">{t('chats.stoppedEmpty')}</Text>
      ) : null}
      {state === 'failed' ? (
        <Row tone="failed" px={12} py={10} filled gap={10} wrap className={classes.failed} role="alert">
          <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />
          <p>
            {message.reason} {t('chats.nothingCharged')}
          </p>
          <Button variant="default" disabled={isBusy} onClick={regenerate}>
            {t('actions.retry')}
          </Button>
        </Row>
      ) : null}
      {citations.length > 0 ? <CitationList citations={citations} openNumber={openCitation} onOpen={setOpenCitation} /> : null}
      {isWriting ? null : (
        <Row tone="muted" gap={2} wrap className={classes.acts}>
          <BranchSwitch message={message} isDisabled={isBusy} onBranch={onBranch} />
          {text !== '' ? <CopyIcon text={plain(text)} label={t('chats.copyAnswer')} /> : null}
          <ActionIcon
            variant="subtle"
            aria-label={t('chats.regenerate')}
            title={t('chats.regenerate')}
            disabled={isBusy}
            onClick={regenerate}
          >
            <IconRefresh size={16} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          {text !== '' && state !== 'failed' ? (
            <ActionIcon variant="subtle" aria-label={t('chats.save')} title={t('chats.save')} onClick={() => setSaving(true)}>
              <IconFilePlus size={16} stroke={1.7} aria-hidden="true" />
            </ActionIcon>
          ) : null}
          <Made message={message} />
        </Row>
      )}
      {isSaving ? (
        <Suspense fallback={null}>
          <SaveAnswerDialog message={message} onClose={() => setSaving(false)} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
