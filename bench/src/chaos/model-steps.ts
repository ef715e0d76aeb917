// Operations of the load that a model answers while the caller waits: second opinions, rewritten passages and conversations.
import type { ChatEvent } from '@folio/contract/chats';
import type { RewriteEvent } from '@folio/contract/rewrites';
import type { SecondOpinion } from '@folio/contract/second-opinions';
import type { Answer } from '../api/api-call.ts';
import { settle } from './clients.ts';
import type { Operation } from './operation.ts';
import type { Team } from './teams.ts';

/** Expected answer of a failed model: the failure is of the model and not of the product. */
const failuresOfModels = [502, 504];

/** Conversations that a team continues with. */
const keptChats = 6;

/** The tool of conversations that stay, and that of those that are deleted while they are answered. */
const keptTool = 'ai_chat_conversational';
export const deletedTool = 'ai_chat_documents';

const chatPath = 'services/orders/tools/aichat';

/** Events of a stream, as far as it came. */
const eventsOf = <Event>(answer: Answer | null): Event[] =>
  (answer?.bytes?.toString() ?? '')
    .split('\n\n')
    .flatMap((block) => /^data: (.+)$/m.exec(block)?.[1] ?? [])
    .map((data) => JSON.parse(data) as Event);

export const createSecondOpinion: Operation = async ({ team, clients, records, random }) => {
  const detailId = random.pick(team.documents);
  if (detailId === undefined) return;
  const asked = records.ask('opinion', detailId);
  const body = { order_detail_id: detailId };
  const call = { method: 'POST', path: 'services/orders/opinions/create', body, token: team.token } as const;
  const answer = await clients.send('opinion', call, failuresOfModels);
  if (answer?.status !== 200) return settle(asked, answer, () => 0);
  const opinion = answer.body['opinion'] as SecondOpinion;
  // The row does not hold the request's marker, but it holds the model's reply.
  asked.marker = opinion.remarks[0]?.remark ?? '';
  settle(asked, answer, () => opinion.id);
};

export const rewritePassage: Operation = async ({ team, clients, records, random }) => {
  const detailId = random.pick(team.documents);
  if (detailId === undefined) return;
  const asked = records.ask('rewrite', detailId);
  const body = { order_detail_id: detailId, action: 'tone', tone: 'friendly', passage: asked.marker };
  const call = { method: 'POST', path: 'services/orders/rewrite', body, token: team.token } as const;
  const answer = await clients.send('rewrite', call, failuresOfModels);
  if (answer?.status !== 200) return settle(asked, answer, () => 0);
  const last = eventsOf<RewriteEvent>(answer).at(-1);
  // One that failed because the database did not answer may have been kept all the same.
  if (last?.type === 'done') settle(asked, answer, () => last.rewrite.id);
};

async function beginChat({ team, clients }: Parameters<Operation>[0], tool: string): Promise<number | null> {
  const body = { tool, workspace_id: team.workspaceId };
  const answer = await clients.send('chat', { method: 'PUT', path: `${chatPath}/create`, body, token: team.token });
  return answer?.status === 200 ? (answer.body['chat'] as { id: number }).id : null;
}

const questionTo = (team: Team, chatId: number, text: string) =>
  ({ method: 'POST', path: `${chatPath}/message`, body: { chat_id: chatId, text }, token: team.token }) as const;

export const askQuestion: Operation = async (scene) => {
  const { team, clients, records, random } = scene;
  if (team.chats.length < keptChats) {
    const begun = await beginChat(scene, keptTool);
    if (begun !== null) team.chats.push(begun);
  }
  const chatId = random.pick(team.chats);
  if (chatId === undefined) return;
  const asked = records.ask('question');
  const answer = await clients.send('question', questionTo(team, chatId, asked.marker));
  const events = eventsOf<ChatEvent>(answer);
  const [started, last] = [events[0], events.at(-1)];
  if (answer?.status === 200 && started?.type !== 'started') return;
  settle(asked, answer, () => (started?.type === 'started' ? started.question.id : 0));
  if (last?.type !== 'ended' || last.message.state !== 'done') return;
  const answered = records.ask('answer');
  Object.assign(answered, { marker: last.message.text, outcome: 'acknowledged', id: last.message.id });
};

export const stopAnswer: Operation = async ({ team, clients, random }) => {
  const chatId = random.pick(team.chats);
  if (chatId === undefined) return;
  await clients.send('stop', { method: 'POST', path: `${chatPath}/stop`, body: { chat_id: chatId }, token: team.token });
};

/** Asks and deletes the conversation before it is answered. */
export const deleteChat: Operation = async (scene) => {
  const { team, clients } = scene;
  const chatId = await beginChat(scene, deletedTool);
  if (chatId === null) return;
  const asking = clients.send('question of a deleted chat', questionTo(team, chatId, 'Which flour is it?'));
  await clients.send('delete chat', {
    method: 'DELETE',
    path: `${chatPath}/delete`,
    body: { chat_id: chatId },
    token: team.token,
  });
  await asking;
};
