// The settings of a conversation: the server's once it has begun, until then the local choice.
import { useState } from 'react';
import { useMe } from '../../base/use-me.ts';
import type { Conversation } from './chats.queries.ts';
import { useChatActions } from './use-chat-actions.ts';

interface Chosen {
  language: string;
  sourceIds: number[];
  voiceId: number | null;
}

const usual: Chosen = { language: 'auto', sourceIds: [], voiceId: null };

/** `toolSlug` is the initial tool of a new conversation. */
export function useChatSettings(
  conversation: Conversation | undefined,
  toolSlug: string | undefined,
  onTool: (slug: string) => void,
) {
  const { templates } = useMe();
  const { update } = useChatActions();
  const [chosen, setChosen] = useState(usual);
  const tools = templates
    .filter((tool) => tool.macrocategory === 'ai_chat')
    .sort((one, other) => one.code.localeCompare(other.code));
  const chat = conversation?.chat;
  const slug = chat?.tool ?? toolSlug;
  const tool = tools.find((one) => one.slug === slug) ?? tools[0];
  const settings: Chosen = chat
    ? { language: chat.language, sourceIds: chat.additional_source_ids, voiceId: chat.brand_voice_id }
    : chosen;
  const change = (next: Partial<Chosen>) => {
    if (!chat) return setChosen({ ...chosen, ...next });
    update.mutate({
      id: chat.id,
      ...(next.language === undefined ? {} : { language: next.language }),
      ...(next.sourceIds === undefined ? {} : { additional_source_ids: next.sourceIds }),
      ...(next.voiceId === undefined ? {} : { brand_voice_id: next.voiceId }),
    });
  };
  const chooseTool = (next: string) => (chat ? update.mutate({ id: chat.id, tool: next }) : onTool(next));
  return { tools, tool, settings, change, chooseTool };
}
