import { problemSentence } from '../../connectors/connectors.ts';
import type { InboxProvider } from '../../kernel/inbox.ts';
import { dayOfYearText } from '../../kernel/messages/day-text.ts';
import { message } from '../../kernel/messages/messages.ts';
import { can } from '../../kernel/policy.ts';
import { listOverdue, listUnpublished, listWaitingReviews } from './core/task-inbox.queries.ts';
import { taskRights } from './core/tasks.rights.ts';

/** Ends with the person's decision, or when they may not decide any more. Each time the step begins, it is a new reason. */
const reviews: InboxProvider = {
  name: 'reviews',
  list: async (db, reader) =>
    (await listWaitingReviews(db, reader)).map(({ id, step_id, began, order_detail_id, workspace_id, title, ...row }) => ({
      key: `review:${id}:${step_id}:${began ?? 0}`,
      kind: 'review',
      subject: { task_id: id, ...(order_detail_id === null ? {} : { order_detail_id }) },
      path: `/task-assignment/${id}/content?show=changes`,
      workspace_id,
      at: row.at ?? row.updated_at,
      due_at: row.step_due ?? row.due_date,
      can: ['approve', 'request_changes'],
      words: (language) => {
        const facts = { step: row.position + 1, steps: row.steps, name: row.step, person: row.submitter ?? '' };
        const step = message(row.step === '' ? 'inbox_review' : 'inbox_review_step', language, facts);
        return { title, reason: row.submitter ? `${step}, ${message('inbox_from', language, facts)}` : step };
      },
    })),
};

/** Ends when the task goes on or gets another date. */
const overdue: InboxProvider = {
  name: 'overdue tasks',
  list: async (db, reader, now) =>
    (await listOverdue(db, reader, now)).map(({ id, due, since, workspace_id, title, assignee, ...row }) => ({
      key: `overdue:${id}:${due}`,
      kind: 'overdue',
      subject: { task_id: id, ...(row.order_detail_id === null ? {} : { order_detail_id: row.order_detail_id }) },
      path: `/task-assignment/${id}`,
      workspace_id,
      at: since,
      due_at: due,
      can: row.assignee_id !== reader.id && (row.creator_id === reader.id || can(reader, taskRights.manage)) ? ['remind'] : [],
      words: (language) => {
        const facts = { title, person: assignee ?? '', day: dayOfYearText(due, language) };
        const reason =
          row.status === 'ready'
            ? 'inbox_overdue_review'
            : row.assignee_id === reader.id
              ? 'inbox_overdue_own'
              : assignee === null
                ? 'inbox_overdue_nobody'
                : 'inbox_overdue_theirs';
        return { title: message('inbox_overdue', language, facts), reason: message(reason, language, facts) };
      },
    })),
};

/** Ends when the task is scheduled or published once more. */
const unpublished: InboxProvider = {
  name: 'failed schedules',
  list: async (db, reader) =>
    (await listUnpublished(db, reader)).map(
      ({ id, revision, order_detail_id, workspace_id, title, publish_error, updated_at }) => ({
        key: `failed_publication:task:${id}:${revision}`,
        kind: 'failed_publication',
        subject: { task_id: id, ...(order_detail_id === null ? {} : { order_detail_id }) },
        path: `/task-assignment/${id}`,
        workspace_id,
        at: updated_at,
        due_at: null,
        can: [],
        words: (language) => ({
          title: message('inbox_failed_publication', language, { title }),
          reason: problemSentence(publish_error, language) ?? publish_error,
        }),
      }),
    ),
};

export const taskInbox: readonly InboxProvider[] = [reviews, overdue, unpublished];
