// `/chat/{id?}`: one's conversations at the left, the thread and the composer beside them.
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { VoiceSelect } from '../features/brand-voices/voice-select.tsx';
import { ChatPanel } from '../features/chats/chat-panel.tsx';
import type { StyleChoice } from '../ui/style-select.tsx';

const route = getRouteApi('/shell/chat/{-$id}');

const drawVoice = (value: StyleChoice, onChange: (value: StyleChoice) => void) => (
  <VoiceSelect value={value} onChange={onChange} />
);

/** Stays mounted while a first question turns an empty conversation into one with an address. */
export function ChatPage() {
  const { id } = route.useParams();
  const { tool } = route.useSearch();
  const navigate = useNavigate();
  const chatId = id !== undefined && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
  return (
    <ChatPanel
      chatId={chatId}
      toolSlug={tool}
      drawVoice={drawVoice}
      onTool={(slug) => void navigate({ to: '/chat/{-$id}', params: { id: undefined }, search: { tool: slug }, replace: true })}
      onBegun={(begunId) => void navigate({ to: '/chat/{-$id}', params: { id: String(begunId) }, search: {}, replace: true })}
      onGone={() => void navigate({ to: '/chat/{-$id}', params: { id: undefined }, search: {}, replace: true })}
    />
  );
}
