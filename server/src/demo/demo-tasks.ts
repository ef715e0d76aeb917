// A living board: tasks with texts by the demo's users, in every state, with reviewers, a guest, a round of changes and a scheduled publication.
import { type DemoUser, idOf } from './demo-api.ts';
import { type Demo, day } from './demo-days.ts';
import type { WorkspaceName } from './demo-team.ts';
import { htmlOf, type TextName, texts } from './demo-texts.ts';

const brief = 'For readers who buy one good thing instead of three cheap ones. Name prices, link to the shop, no superlatives.';

/** Tasks that nobody has started. */
const planned = [
  { title: 'Gift guide: ten presents below £30', priority: 'high', days: 6, assignees_group: 'user' },
  { title: 'How to choose a map for a long tour', priority: 'medium', days: 9 },
  { title: 'Interview: the woman who repairs zips', priority: 'low', days: 16 },
  { title: 'Store page Innsbruck', priority: 'medium', days: -4 },
] as const;

export type Review = 'editor' | 'editor and legal' | 'editor and client';

export const client = { name: 'Helene Brandt', email: 'helene@brenvik.example' };

function stepsOf(marta: DemoUser, review: Review): object[] {
  const editor = { name: 'Editor', reviewer_ids: [marta.id] };
  if (review === 'editor and legal') return [editor, { name: 'Legal', group: 'admin', looks_at: ['text', 'links'] }];
  return review === 'editor and client' ? [editor, { name: 'Client', guest: client }] : [editor];
}

interface TaskOfText {
  id: number;
  author: DemoUser;
  documentId: number;
}

/** A task for one of the texts: started and written by its author. */
export async function writeText(demo: Demo, name: TextName, dueIn: number, review: Review = 'editor'): Promise<TaskOfText> {
  const { people, scopes } = demo;
  const text = texts[name];
  const author = people[text.by];
  const made = await people.marta.call('POST', 'features/tasks', {
    workspace_id: scopes[text.workspace].id,
    title: text.title,
    description: brief,
    type: 'manual',
    assignee_id: author.id,
    due_date: day(dueIn),
    h2_headings: text.sections.map(([heading]) => heading),
    linked_keywords: [text.keyword],
    content_length: 200,
    language: 'en',
    review_steps: stepsOf(people.marta, review),
  });
  const id = idOf(made, 'task');
  const started = await author.call('POST', 'features/tasks/start', { id });
  const documentId = (started.task as { order_detail_id: number }).order_detail_id;
  await author.call('POST', 'services/orders/update', {
    order_detail_id: documentId,
    title: text.title,
    content: { html: htmlOf(text), meta_title: text.title, meta_description: text.description },
  });
  demo.documents.set(name, documentId);
  return { id, author, documentId };
}

export const submit = ({ id, author }: TaskOfText, note: string) => author.call('POST', 'features/tasks/submit', { id, note });

export async function decide(marta: DemoUser, { id }: TaskOfText, verdict: 'approve' | 'changes', note = ''): Promise<void> {
  const { task } = await marta.call('GET', `features/tasks/${id}`);
  const { package_hash } = await marta.call('GET', 'features/tasks/package', { id });
  const step = (task as { active_step: { id: number } | null }).active_step?.id;
  await marta.call('POST', 'features/tasks/decide', { decisions: [{ id, step_id: step, package_hash }], verdict, note });
}

export async function approve(marta: DemoUser, task: TaskOfText, isClosed = true): Promise<void> {
  await decide(marta, task, 'approve');
  if (isClosed) await marta.call('POST', 'features/tasks/close', { id: task.id });
}

/** The author changes the text as the reviewer asked and hands it in again. */
export async function improve(task: TaskOfText, name: TextName, sentence: string, note: string): Promise<void> {
  const html = htmlOf(texts[name]).replace('</p>', ` ${sentence}</p>`);
  await task.author.call('POST', 'services/orders/update', { order_detail_id: task.documentId, content: { html } });
  await submit(task, note);
}

/** An approved text goes to a website tomorrow at nine. */
export async function schedule(marta: DemoUser, { id }: TaskOfText, websiteId: number): Promise<void> {
  await marta.call('POST', 'features/tasks/publish', { id, website_id: websiteId, publish_at: `${day(1)}T09:00:00.000Z` });
}

export async function planTasks({ people: { marta, jonas }, scopes }: Demo): Promise<void> {
  for (const { title, priority, days, ...more } of planned)
    await marta.call('POST', 'features/tasks', {
      workspace_id: scopes.magazine.id,
      title,
      description: brief,
      priority,
      due_date: day(days),
      ...('assignees_group' in more ? more : { assignee_id: jonas.id }),
    });
}

export async function makeTemplates({ people: { marta }, scopes }: Demo): Promise<void> {
  const templates: readonly (readonly [WorkspaceName, string, number, Review, string])[] = [
    [
      'magazine',
      'Guide for the magazine',
      8,
      'editor and legal',
      'A question in each heading, a checklist at the end, about 600 words.',
    ],
    ['magazine', 'Story from the workshop', 10, 'editor', 'One person, one day, two photographs.'],
    ['shop', 'Product page', 5, 'editor and client', 'Benefit first, one figure in each paragraph, how it is repaired.'],
  ];
  for (const [workspace, name, days, review, description] of templates)
    await marta.call('POST', 'features/task-templates/create', {
      workspace_id: scopes[workspace].id,
      name,
      days,
      fields: { description, priority: 'medium', language: 'en', type: 'manual' },
      review_steps: stepsOf(marta, review),
    });
}
