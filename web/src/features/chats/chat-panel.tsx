// A conversation at work: list, thread and composer together.
import type { ChatMessage } from '@folio/contract/chats';
import { ActionIcon, Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { reportToolUse } from '../../base/analytics.ts';
import { api, messageOf } from '../../base/api.ts';
import { FailedPage } from '../../base/failed-page.tsx';
import { isLost } from '../../base/is-lost.ts';
import { useMe } from '../../base/use-me.ts';
import { useWorkspaceId } from '../../base/workspace.ts';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import type { StyleChoice } from '../../ui/style-select.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { useText } from '../../ui/use-text.ts';
import { ChatComposer } from './chat-composer.tsx';
import classes from './chat-layout.module.css';
import { ChatList } from './chat-list.tsx';
import { ChatObstacle } from './chat-obstacle.tsx';
import { ChatSettings } from './chat-settings.tsx';
import { ChatThread } from './chat-thread.tsx';
import { ChatToolMenu } from './chat-tool-menu.tsx';
import { ChatWelcome } from './chat-welcome.tsx';
import { chatQuery } from './chats.queries.ts';
import { useAttachments } from './use-attachments.ts';
import { useChatActions } from './use-chat-actions.ts';
import { ChatPageActions } from './use-chat-menu.tsx';
import { useChatSettings } from './use-chat-settings.ts';
import { type Question, useConversation } from './use-conversation.ts';

const ChatDrawer = lazy(() => import('./chat-drawer.tsx').then((module) => ({ default: module.ChatDrawer })));

interface ChatPanelProps {
  chatId: number | null;
  toolSlug: string | undefined;
  drawVoice: (value: StyleChoice, onChange: (value: StyleChoice) => void) => ReactNode;
  onTool: (slug: string) => void;
  onBegun: (chatId: number) => void;
  onGone: () => void;
}

const isQuotable = ({ kind }: { kind: string }) => kind !== 'image';

/** It begins on the server with the first question. */
export function ChatPanel({ chatId, toolSlug, drawVoice, onTool, onBegun, onGone }: ChatPanelProps) {
  const { t } = useText();
  const client = useQueryClient();
  const workspaceId = useWorkspaceId();
  const { user_info: user } = useMe();
  const conversation = useConversation(chatId);
  const { query, messages, writing, isAsking } = conversation;
  const { tools, tool, settings, change, chooseTool } = useChatSettings(query.data, toolSlug, onTool);
  const { update } = useChatActions();
  const attachments = useAttachments();
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const begun = useRef<number | null>(null);
  const [isListOpen, setListOpen] = useState(false);
  usePageTitle(query.data?.chat.title || tool?.name || t('chats.new'));

  const begin = async (): Promise<number> => {
    if (begun.current !== null) return begun.current;
    const { chat } = await api.chats.create({
      tool: tool?.slug ?? '',
      language: settings.language,
      brand_voice_id: settings.voiceId,
      additional_source_ids: settings.sourceIds,
      ...(workspaceId === null ? {} : { workspace_id: workspaceId }),
    });
    client.setQueryData(chatQuery(chat.id).queryKey, { chat, messages: [] });
    begun.current = chat.id;
    return chat.id;
  };
  const send = async (question: Question): Promise<boolean> => {
    try {
      const id = chatId ?? (await begin());
      const asked = await conversation.ask(id, { parentId: messages.at(-1)?.id ?? null, ...question });
      if (asked && tool) reportToolUse(tool);
      if (asked && chatId === null) {
        begun.current = null;
        onBegun(id);
      }
      return asked;
    } catch (error) {
      toastError(messageOf(error));
      return false;
    }
  };
  const edit = ({ parent_id: parentId, attachments: given }: ChatMessage, text: string) =>
    void send({ text, parentId, attachmentIds: given.map(({ id }) => id) });
  const hasQuotable =
    settings.sourceIds.length > 0 ||
    attachments.drafts.some(isQuotable) ||
    messages.some((message) => message.attachments.some(isQuotable));
  const isQuoting = user.text_model === null;
  const needsModel = isQuoting && !hasQuotable;
  const prompt = (text: string) => {
    const element = field.current;
    if (!element) return;
    // As if it were typed, so that the field's own state follows.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.focus();
    if (needsModel) files.current?.click();
  };
  const isMissing = chatId !== null && isLost(query);
  const openList = (
    <ActionIcon
      variant="subtle"
      data-only="phone"
      size={44}
      aria-label={t('chats.conversations')}
      onClick={() => setListOpen(true)}
    >
      <IconMessages size={20} stroke={1.7} aria-hidden="true" />
    </ActionIcon>
  );
  return (
    <div className={classes.frame} data-page-foot>
      <div className={classes.side} data-only="desktop">
        <ChatList openId={chatId} onGone={onGone} />
      </div>
      <div className={classes.main}>
        <Row as="header" gap={8} className={classes.bar} data-empty={messages.length === 0 || undefined}>
          {openList}
          {messages.length > 0 ? (
            <Text as="h1" size="lg" weight="semibold" truncate flex="shrink">
              {query.data?.chat.title}
            </Text>
          ) : null}
        </Row>
        {chatId !== null && query.isPending ? (
          <SkeletonRows />
        ) : isMissing ? (
          <div className={classes.center}>
            <FailedPage
              error={query.error}
              title={t('chats.failed')}
              gone={t('chats.missing')}
              back={
                <Button variant="default" onClick={onGone}>
                  {t('chats.new')}
                </Button>
              }
              onRetry={() => void query.refetch()}
            />
          </div>
        ) : (
          <ChatThread
            key={chatId ?? 'new'}
            messages={messages}
            isBusy={writing !== null || isAsking}
            said={conversation.said}
            onEdit={edit}
            onRegenerate={(parentId) => chatId !== null && void conversation.ask(chatId, { parentId })}
            onBranch={(messageId) => chatId !== null && update.mutate({ id: chatId, message_id: messageId })}
          >
            {messages.length === 0 ? (
              <ChatWelcome tool={tool} isQuoting={isQuoting} needsFile={needsModel} onPrompt={prompt} />
            ) : null}
          </ChatThread>
        )}
        {isMissing ? null : (
          <ChatComposer
            key={`composer-${chatId ?? 'new'}`}
            refs={{ field, files }}
            draftKey={String(chatId ?? 'new')}
            attachments={attachments}
            state={{ isWriting: writing !== null, isAsking, problem: conversation.problem }}
            placeholder={t(`chats.placeholders.${messages.length > 0 ? 'next' : 'first'}`)}
            slots={{
              obstacle: needsModel ? <ChatObstacle onAttach={() => files.current?.click()} /> : null,
              price: t('chats.cost', { count: tool?.credits_from ?? 0 }),
              tools: (
                <>
                  <ChatSettings
                    settings={settings}
                    languages={tool?.translation ?? []}
                    voice={drawVoice(settings.voiceId, (voiceId) => change({ voiceId: voiceId ?? null }))}
                    onChange={change}
                  />
                  <ChatToolMenu tools={tools} tool={tool} onChoose={chooseTool} />
                </>
              ),
            }}
            onSend={send}
            onStop={conversation.stop}
          />
        )}
      </div>
      {query.data ? <ChatPageActions key={query.data.chat.id} chat={query.data.chat} onDeleted={onGone} /> : null}
      <Suspense fallback={null}>
        {isListOpen ? <ChatDrawer openId={chatId} onGone={onGone} onClose={() => setListOpen(false)} /> : null}
      </Suspense>
    </div>
  );
}
