// The approval record: every submission and decision of a task with names, times and the content hashes.

import { escapeHtml } from '@folio/contract/escape';
import type { GuestIdentity, verdicts } from '@folio/contract/task-words';
import type { Actor } from '../../../kernel/actor.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { message } from '../../../kernel/messages/messages.ts';
import { renderDownload } from '../../documents/index.ts';
import { findWorkspaceName } from '../../workspaces/index.ts';
import { getVisibleTask } from '../core/get-task.ts';
import { guestsOf } from '../core/guests.queries.ts';
import { listParts } from '../core/package-parts.ts';
import { listRecordedEvents } from '../core/review.queries.ts';
import { listStepNames, namesOf } from '../core/tasks.queries.ts';
import { contentNow } from './content-now.ts';

interface RecordedEvent {
  at: string;
  kind: string;
  round: number;
  step: string | null;
  /** The person's name when the record is made; names stay when people leave. */
  person: string | null;
  /** The impersonating user. */
  acting: string | null;
  is_guest: boolean;
  /** Identification of a guest; null for users and for decisions of earlier releases. */
  identified: GuestIdentity | null;
  verdict: (typeof verdicts)[number] | null;
  note: string | null;
  /** SHA-256 of all that the person saw, and of the parts that the step is about. */
  package_hash: string | null;
  scope_hash: string | null;
  version_id: number | null;
}

export interface ApprovalRecord {
  task: { id: number; title: string; status: string; page_url: string; workspace: string };
  /** Of the content for which all steps passed last. */
  approved_hash: string | null;
  /** The content as it is now. */
  present: { package_hash: string; parts: { part: string; hash: string }[] } | null;
  events: RecordedEvent[];
  made_at: string;
}

/** The record of a task that the actor sees. Throws 404 for any other. */
async function readRecord(kernel: Kernel, actor: Actor, id: number): Promise<ApprovalRecord> {
  const { database } = kernel;
  const task = await getVisibleTask(database, actor, id);
  const rows = await listRecordedEvents(database, id);
  const steps = await listStepNames(database, id);
  const names = await namesOf(
    database,
    rows.flatMap((row) => [row.user_id, row.impersonator_id]),
  );
  const guests = await guestsOf(
    database,
    rows.map((row) => row.guest_id),
  );
  const now = await contentNow(database, task);
  const workspace = await findWorkspaceName(database, task.workspace_id);
  return {
    task: { id, title: task.title, status: task.status, page_url: task.page_url, workspace: workspace ?? '' },
    approved_hash: task.package_hash,
    present: now && {
      package_hash: now.content.hash,
      parts: listParts(now.content),
    },
    events: rows.map((row) => ({
      at: row.created_at.toISOString(),
      kind: row.kind,
      round: row.round,
      step: row.step_id === null ? null : steps.get(row.step_id) || null,
      person: row.guest_id === null ? (names.get(row.user_id ?? 0) ?? null) : (guests.get(row.guest_id)?.name ?? null),
      acting: row.impersonator_id === null ? null : (names.get(row.impersonator_id) ?? null),
      is_guest: row.guest_id !== null,
      identified: row.identified,
      verdict: row.verdict,
      note: row.note,
      package_hash: row.package_hash,
      scope_hash: row.scope_hash,
      version_id: row.version_id,
    })),
    made_at: kernel.clock.now().toISOString(),
  };
}

const row = (cells: readonly string[], tag: 'th' | 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;

/** The record as the HTML of a document, in the reader's language. */
function recordHtml(record: ApprovalRecord, actor: Actor): string {
  const say = (key: Parameters<typeof message>[0], params?: Record<string, string | number>) =>
    message(key, actor.language, params);
  const what = (event: RecordedEvent) =>
    [
      say(`record_${event.verdict ?? (event.kind as 'submitted')}`),
      event.note === null || event.note === '' ? '' : `“${event.note}”`,
    ]
      .filter((words) => words !== '')
      .join(' – ');
  const how = ({ by, browser, network }: GuestIdentity) =>
    [say(by === 'code' ? 'record_by_code' : 'record_by_link'), browser, network].filter((words) => words !== '').join(', ');
  const who = ({ person, acting, is_guest: isGuest, identified }: RecordedEvent) =>
    [
      person ?? say('record_automatic'),
      acting === null ? '' : say('record_acting', { name: acting }),
      isGuest ? `(${[say('record_guest'), ...(identified ? [how(identified)] : [])].join('; ')})` : '',
    ]
      .filter((words) => words !== '')
      .join(' ');
  const head = row(
    [say('record_time'), say('record_step'), say('record_person'), say('record_what'), say('record_content')],
    'th',
  );
  const rows = record.events.map((event) =>
    row(
      [
        event.at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'),
        event.step ?? '',
        who(event),
        what(event),
        event.package_hash?.slice(0, 12) ?? '',
      ],
      'td',
    ),
  );
  const { task, approved_hash: approved, present } = record;
  return [
    `<h1>${escapeHtml(say('record_title', { title: task.title }))}</h1>`,
    `<p>${escapeHtml(say('record_task', { id: task.id, workspace: task.workspace }))}</p>`,
    approved === null
      ? `<p>${escapeHtml(say('record_not_approved'))}</p>`
      : `<p>${escapeHtml(say('record_approved_content', { hash: approved }))}</p>`,
    present === null
      ? ''
      : `<p>${escapeHtml(say(present.package_hash === approved ? 'record_same' : 'record_differs', { hash: present.package_hash }))}</p>`,
    `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`,
    `<p>${escapeHtml(say('record_foot'))}</p>`,
  ].join('');
}

/** The record as a file. Throws 404 for a task out of reach. */
export async function downloadRecord(kernel: Kernel, actor: Actor, call: { id: number; format: 'json' | 'pdf' }): Promise<File> {
  const record = await readRecord(kernel, actor, call.id);
  const name = `record-of-approval-${call.id}`;
  if (call.format === 'json')
    return new File([JSON.stringify(record, null, 2)], `${name}.json`, { type: 'application/json; charset=utf-8' });
  const title = message('record_title', actor.language, { title: record.task.title });
  const source = { title, html: recordHtml(record, actor), language: actor.language };
  const { bytes, mimeType } = await renderDownload(source, 'pdf');
  return new File([Buffer.from(bytes)], `${name}.pdf`, { type: mimeType });
}
