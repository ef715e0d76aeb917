// Composer of questions: Enter sends, Shift and Enter break the line; files come by button, drop or paste, pages by their URL.
import { maxAttachments } from '@folio/contract/chat-limits';
import { ActionIcon, Textarea } from '@mantine/core';
import { IconArrowUp, IconPaperclip, IconPlayerStop, IconWorldPlus } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { useKeptText } from '../../base/use-kept-text.ts';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { AttachmentDrafts } from './attachment-drafts.tsx';
import classes from './chat-composer.module.css';
import { PageField } from './page-field.tsx';
import { type Attachments, acceptedFiles } from './use-attachments.ts';
import type { Question } from './use-conversation.ts';

interface ChatComposerProps {
  /** The text, and the hidden field that opens the choice of files. */
  refs: { field: RefObject<HTMLTextAreaElement | null>; files: RefObject<HTMLInputElement | null> };
  /** Under which the unsent text is kept over a reload. */
  draftKey: string;
  attachments: Attachments;
  state: {
    isWriting: boolean;
    isAsking: boolean;
    problem: string | null;
  };
  slots: {
    /** Why nothing can be sent now, or null. */
    obstacle: ReactNode;
    tools: ReactNode;
    price: ReactNode;
  };
  placeholder: string;
  onSend: (question: Question) => Promise<boolean>;
  onStop: () => void;
}

/** Unsent input stays. */
export function ChatComposer(props: ChatComposerProps) {
  const { attachments, placeholder, onSend, onStop } = props;
  const { field, files } = props.refs;
  const { isWriting, isAsking, problem } = props.state;
  const { obstacle, tools, price } = props.slots;
  const { t } = useText();
  const [text, setText] = useKeptText(`chat.${props.draftKey}`);
  const [page, setPage] = useState<string | null>(null);
  const [pageProblem, setPageProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const { drafts, isUploading, hasFailed, isOverfull } = attachments;
  const isRefused = hasFailed || pageProblem !== null;
  const canSend = text.trim() !== '' && !isWriting && !isAsking && !isUploading && !isRefused && obstacle === null;
  const changePage = (next: string | null) => {
    setPage(next);
    setPageProblem(null);
  };

  const send = async () => {
    if (!canSend) return;
    const asked = await onSend({
      text: text.trim(),
      attachmentIds: drafts.flatMap(({ id }) => (id === null ? [] : [id])),
      urls: drafts.flatMap(({ kind, id, name }) => (kind === 'page' && id === null ? [name] : [])),
    });
    if (!asked) return;
    setText('');
    attachments.clear();
  };
  const remove = (key: number) => {
    attachments.remove(key);
    setPageProblem(null);
  };
  const addPage = () => {
    const found = attachments.addPage(page ?? '');
    setPageProblem(found);
    if (found === null) setPage(null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping files is one way of three, the others are buttons
    <form
      className={classes.composer}
      data-over={isOver || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        attachments.addFiles(event.dataTransfer.files);
      }}
    >
      {problem ? (
        <Text tone="failed" mb={8} px={12} py={8} filled role="alert">
          {problem}
        </Text>
      ) : null}
      {obstacle}
      <div className={classes.box}>
        {drafts.length > 0 ? <AttachmentDrafts drafts={drafts} onRemove={remove} /> : null}
        {hasFailed || isOverfull ? (
          <Text as="output" size="sm" tone="muted">
            {isOverfull ? t('chats.tooManyFiles', { count: maxAttachments }) : null}{' '}
            {hasFailed ? `${t('chats.removeRefused')} ${t('chats.attachHint')}.` : null}
          </Text>
        ) : null}
        {page === null ? null : (
          // Removing a page draws a new field with the focus in it: leaving it adds the page that was refused.
          <PageField
            key={drafts.filter(({ kind }) => kind === 'page').length}
            value={page}
            problem={pageProblem}
            onChange={changePage}
            onAdd={addPage}
            onLeave={() => changePage(null)}
          />
        )}
        <Textarea
          ref={field}
          variant="unstyled"
          aria-label={t('chats.message')}
          placeholder={placeholder}
          value={text}
          autosize
          minRows={1}
          maxRows={9}
          maxLength={4000}
          classNames={{ input: classes.input ?? '' }}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onPaste={(event) => {
            const pasted = [...event.clipboardData.files];
            if (pasted.length === 0) return;
            event.preventDefault();
            attachments.addFiles(pasted);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void send();
          }}
        />
        <Row flex="shrink" gap={2} className={classes.bar}>
          <input
            ref={files}
            type="file"
            hidden
            multiple
            accept={acceptedFiles}
            onChange={({ currentTarget }) => {
              attachments.addFiles(currentTarget.files ?? []);
              currentTarget.value = '';
            }}
          />
          <ActionIcon
            variant="subtle"
            aria-label={t('chats.attach')}
            title={t('chats.attachHint')}
            onClick={() => files.current?.click()}
          >
            <IconPaperclip size={18} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label={t('chats.addPage')}
            title={t('chats.addPage')}
            onClick={() => setPage(page ?? '')}
          >
            <IconWorldPlus size={18} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          {tools}
          <Text as="span" size="xs" tone="quiet" truncate flex="fill" className={classes.price} data-only="desktop">
            {price}
          </Text>
          {isWriting ? (
            <ActionIcon
              className={classes.send ?? ''}
              variant="default"
              aria-label={t('chats.stop')}
              title={t('chats.stop')}
              onClick={onStop}
            >
              <IconPlayerStop size={18} aria-hidden="true" />
            </ActionIcon>
          ) : (
            <ActionIcon
              className={classes.send ?? ''}
              variant="filled"
              type="submit"
              aria-label={t('chats.send')}
              title={t('chats.send')}
              disabled={!canSend}
              loading={isAsking}
            >
              <IconArrowUp size={18} aria-hidden="true" />
            </ActionIcon>
          )}
        </Row>
      </div>
    </form>
  );
}
