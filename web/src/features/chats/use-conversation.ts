// One active conversation: sends questions, follows the stream, resumes after a broken connection or a reload, and stops.

import type { ChatEvent, ChatMessage } from '@folio/contract/chats';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { type Conversation, chatQuery } from './chats.queries.ts';

/** A question, or without a text the answer to `parentId` again. */
export interface Question {
  text?: string;
  parentId?: number | null;
  attachmentIds?: number[];
  urls?: string[];
}

/** Tries after a broken connection, with this many milliseconds between them. */
const maxTries = 6;
const retryMs = 1000;

interface Following {
  chatId: number;
  messageId: number | null;
  call: AbortController;
}

/** Put the answer beside the thread; `chatId` may change while an answer is written. */
export function useConversation(chatId: number | null) {
  const { t } = useText();
  const client = useQueryClient();
  const query = useQuery({ ...chatQuery(chatId ?? 0), enabled: chatId !== null });
  const following = useRef<Following | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<{ at: number | null; text: string } | null>(null);
  const [said, setSaid] = useState('');

  const change = (id: number, messages: (before: ChatMessage[]) => ChatMessage[]) =>
    client.setQueryData<Conversation>(
      chatQuery(id).queryKey,
      (known) => known && { ...known, messages: messages(known.messages) },
    );

  const apply = (id: number, event: ChatEvent) => {
    if (event.type === 'text') {
      change(id, (messages) => messages.map((one) => (one.id === event.message_id ? { ...one, text: event.text } : one)));
    } else if (event.type === 'ended') {
      change(id, (messages) => messages.map((one) => (one.id === event.message.id ? event.message : one)));
    } else {
      const { question, answer } = event;
      change(id, (messages) => {
        const kept = messages.findIndex((one) => one.id === question.parent_id);
        return [...messages.slice(0, kept + 1), question, answer];
      });
    }
  };

  const finish = (id: number) => {
    setSaid(t('chats.ready'));
    void invalidate(client, 'chat.answered', { chatId: id });
  };

  /** True when the answer has ended; false when the stream broke off before. */
  const listen = async (mine: Following, stream: AsyncIterable<ChatEvent>): Promise<boolean> => {
    for await (const event of stream) {
      if (following.current !== mine) return true;
      if (event.type === 'started') {
        mine.messageId = event.answer.id;
        setAsking(false);
      }
      apply(mine.chatId, event);
      if (event.type === 'ended') return true;
    }
    return false;
  };

  const follow = async (mine: Following) => {
    for (let attempt = 0; attempt < maxTries && following.current === mine && mine.messageId !== null; attempt++) {
      try {
        if (await listen(mine, await api.chats.stream({ message_id: mine.messageId }, { signal: mine.call.signal }))) break;
      } catch (error) {
        if (mine.call.signal.aborted) return;
        if (error instanceof ApiError && error.status > 0 && error.status < 500) break;
      }
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
    if (following.current !== mine) return;
    following.current = null;
    finish(mine.chatId);
  };

  const leave = () => {
    following.current?.call.abort();
    following.current = null;
  };

  /** Returns true if the question was sent: the typed text can be cleared. */
  const ask = async (id: number, { text, parentId = null, attachmentIds = [], urls = [] }: Question): Promise<boolean> => {
    if (isAsking) return false;
    leave();
    const mine: Following = { chatId: id, messageId: null, call: new AbortController() };
    following.current = mine;
    setAsking(true);
    setProblem(null);
    setSaid(t('chats.writing'));
    try {
      const stream = await api.chats.message(
        {
          chat_id: id,
          ...(text === undefined ? {} : { text }),
          ...(parentId === null ? {} : { parent_id: parentId }),
          attachment_ids: attachmentIds,
          urls,
        },
        { signal: mine.call.signal },
      );
      void (async () => {
        const hasEnded = await listen(mine, stream).catch(() => false);
        if (following.current !== mine) return;
        if (!hasEnded) return follow(mine);
        following.current = null;
        finish(id);
      })();
      return true;
    } catch (error) {
      if (following.current === mine) following.current = null;
      setProblem({ at: chatId, text: messageOf(error) });
      setSaid('');
      return false;
    } finally {
      setAsking(false);
    }
  };

  const messages = query.data?.messages ?? [];
  const writing = messages.find(({ state }) => state === 'writing') ?? null;

  const stop = () => {
    if (chatId === null) return;
    api.chats.stop({ chat_id: chatId }).catch((error: unknown) => toastError(messageOf(error)));
  };

  const resume = useEffectEvent((messageId: number) => {
    if (chatId === null || following.current?.chatId === chatId) return;
    leave();
    const mine: Following = { chatId, messageId, call: new AbortController() };
    following.current = mine;
    void follow(mine);
  });
  const writingId = writing?.id ?? null;
  useEffect(() => {
    if (writingId !== null) resume(writingId);
  }, [writingId]);
  // Another conversation is opened: this one is written on, and taken up when it is opened again.
  const onLeave = useEffectEvent((id: number | null) => {
    if (following.current && following.current.chatId !== id) leave();
  });
  useEffect(() => onLeave(chatId), [chatId]);
  useEffect(
    () => () => {
      following.current?.call.abort();
      following.current = null;
    },
    [],
  );

  return { query, messages, writing, isAsking, problem: problem?.at === chatId ? problem.text : null, said, ask, stop };
}
