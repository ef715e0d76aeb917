// A comment that mentions the reader, in the inbox: its thread, and a field to reply.
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type RenderFrame, usePreviewKeys } from '../../base/use-preview-keys.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { useUndo } from '../../ui/use-undo.ts';
import { CommentThread } from './comment-thread.tsx';
import { commentsQuery, readThreads } from './comments.queries.ts';
import { type CommentActions, useCommentActions } from './use-comment-actions.ts';

interface MentionPreviewProps {
  orderDetailId: number;
  commentId: number;
  renderFrame: RenderFrame;
  /** Leads to the passage in its document. */
  onShow: () => void;
  onReplied: () => void;
}

const nothingToSave = () => Promise.resolve();

export function MentionPreview({ orderDetailId, commentId, renderFrame, onShow, onReplied }: MentionPreviewProps) {
  const { t } = useText();
  const { data, isError, refetch } = useQuery(commentsQuery(orderDetailId));
  const actions = useCommentActions(orderDetailId, nothingToSave);
  const offer = useUndo();
  const box = useRef<HTMLDivElement>(null);
  const thread = readThreads(data?.comments ?? []).find(
    ({ first, answers }) => first.id === commentId || answers.some(({ id }) => id === commentId),
  );
  const reply = () => box.current?.querySelector<HTMLElement>('textarea, [contenteditable="true"]')?.focus();
  /** The item goes before the answer is here, and this preview with it. */
  const send: CommentActions['create']['mutateAsync'] = async (...input) => {
    const answer = await actions.create.mutateAsync(...input);
    offer(t('inbox.undo.comment'), () => actions.remove.mutate(answer.comment.id));
    onReplied();
    return answer;
  };
  usePreviewKeys(t('inbox.reply'), null, thread ? { label: t('inbox.reply'), run: reply } : null);
  return renderFrame({
    actions: (
      <>
        <Button variant="default" onClick={onShow}>
          {t('inbox.open')}
        </Button>
        <Button disabled={!thread} onClick={reply}>
          {t('inbox.reply')}
        </Button>
      </>
    ),
    children: (
      <>
        {isError && !data ? <ErrorState title={t('comments.failed')} onRetry={() => void refetch()} /> : null}
        {!isError && !data ? <SkeletonRows rows={2} /> : null}
        {data && !thread ? (
          <Panel>
            <Text tone="quiet">{t('inbox.gone')}</Text>
          </Panel>
        ) : null}
        {thread && data ? (
          <div ref={box} dir="auto">
            <ul>
              <CommentThread
                thread={thread}
                people={data.people}
                actions={{ ...actions, create: { ...actions.create, mutateAsync: send } }}
                isActive
                onShow={onShow}
              />
            </ul>
          </div>
        ) : null}
      </>
    ),
  });
}
