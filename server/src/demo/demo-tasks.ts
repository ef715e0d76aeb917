// A living board: tasks of the magazine in every state, with reviewers, a guest and a note of changes.
import { type DemoUser, idOf } from './demo-api.ts';
import type { Person } from './demo-team.ts';

interface Document {
  order_detail_id: number;
  title: string;
  status: string;
  category: string;
}

/** Days from today, as a calendar day. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Tasks that nobody has started, by title. */
const waiting = [
  { title: 'Gift guide: ten presents below £30', priority: 'high', days: 6, group: 'user' },
  { title: 'How to dry a wet tent in a flat', priority: 'medium', days: 9 },
  { title: 'Interview: the woman who repairs zips', priority: 'low', days: 16 },
] as const;

const brief = 'For readers who buy one good thing instead of three cheap ones. Name prices, link to the shop, no superlatives.';

/** Makes the tasks; documents that are short of the number are left out. */
export async function fillTasks(people: Record<Person, DemoUser>, workspaceId: number): Promise<void> {
  const { marta, jonas, aylin } = people;
  const { orders } = await marta.call('GET', 'services/orders/show', { workspace_id: workspaceId, per_page: 50 });
  const documents = (orders as Document[]).filter(({ status, category }) => status === 'accepted' && category !== 'media');
  for (const { title, priority, days, ...more } of waiting)
    await marta.call('POST', 'features/tasks', {
      workspace_id: workspaceId,
      title,
      description: brief,
      priority,
      due_date: day(days),
      ...('group' in more ? { assignees_group: more.group } : { assignee_id: jonas.id }),
    });
  const editor = { name: 'Editor', reviewer_ids: [marta.id] };
  const legal = { name: 'Legal', group: 'admin', looks_at: ['text', 'links'] };
  const client = { name: 'Client', guest: { name: 'Helene Brandt', email: 'helene@brenvik.example' } };
  /** A task of Aylin's with the next document that has none. */
  const make = async (dueIn: number, steps: object[]) => {
    const document = documents.shift();
    if (!document) return null;
    const made = await marta.call('POST', 'features/tasks', {
      workspace_id: workspaceId,
      title: document.title.slice(0, 150),
      description: brief,
      assignee_id: aylin.id,
      order_detail_id: document.order_detail_id,
      due_date: day(dueIn),
      review_steps: steps,
    });
    return idOf(made, 'task');
  };
  const submit = async (id: number, note: string) => {
    await aylin.call('POST', 'features/tasks/start', { id });
    await aylin.call('POST', 'features/tasks/submit', { id, note });
  };
  const decide = async (id: number, verdict: 'approve' | 'changes', note = '') => {
    const { task } = await marta.call('GET', `features/tasks/${id}`);
    const { package_hash } = await marta.call('GET', 'features/tasks/package', { id });
    const step = (task as { active_step: { id: number } }).active_step.id;
    await marta.call('POST', 'features/tasks/decide', { decisions: [{ id, step_id: step, package_hash }], verdict, note });
  };
  const started = await make(2, [editor]);
  if (started) await aylin.call('POST', 'features/tasks/start', { id: started });
  const inReview = await make(1, [editor, legal]);
  if (inReview) await submit(inReview, 'The second section is new.');
  const returned = await make(-1, [editor]);
  if (returned) {
    await submit(returned, 'First draft.');
    await decide(returned, 'changes', 'Say the price in the first paragraph.');
  }
  const withGuest = await make(4, [editor, client]);
  if (withGuest) {
    await submit(withGuest, 'Ready for the client.');
    await decide(withGuest, 'approve');
  }
  const approved = await make(3, [editor]);
  if (approved) {
    await submit(approved, 'As agreed.');
    await decide(approved, 'approve');
  }
  const completed = await make(-5, [editor]);
  if (completed) {
    await submit(completed, 'Final text.');
    await decide(completed, 'approve');
    await marta.call('POST', 'features/tasks/close', { id: completed });
  }
}
