// Due dates under the notifications of an email: as they are when it is sent, not when the event happened.
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { Kernel } from '../../kernel/kernel.ts';
import { dayText, momentText } from '../../kernel/messages/day-text.ts';
import { message } from '../../kernel/messages/messages.ts';
import { listDueJobs, listDueRequests, listDueTasks } from './due-dates.queries.ts';
import type { NoticeRow } from './notifications.queries.ts';

interface Due {
  text: string;
  isOverdue: boolean;
}

/** Sentences that name the date themselves; of `due_soon` an overdue date is new. */
const namesDate = ({ data }: NoticeRow, { isOverdue }: Due): boolean =>
  data['reason_kind'] === 'overdue' || (!isOverdue && (data['reason_kind'] === 'due_soon' || data['desk'] === 'due_soon'));

/** The due date of each notification, as a line in its reader's language; null if the date is unknown or the work is done. */
export async function dueLines(
  { database, clock }: Kernel,
  userId: number,
  notices: readonly NoticeRow[],
  language: InterfaceLanguage,
): Promise<(string | null)[]> {
  const now = clock.now();
  const idsOf = (name: string) => notices.flatMap(({ data }) => (typeof data[name] === 'number' ? data[name] : []));
  const taskIds = idsOf('task_id');
  const jobIds = idsOf('job_id');
  const requestIds = idsOf('request_id');
  const due = new Map<string, Due>();
  if (taskIds.length > 0)
    for (const task of await listDueTasks(database, userId, taskIds, now))
      due.set(`task_id ${task.id}`, { text: dayText(task.due, language), isOverdue: task.due < task.today });
  const work = {
    job_id: jobIds.length > 0 ? await listDueJobs(database, userId, jobIds) : [],
    request_id: requestIds.length > 0 ? await listDueRequests(database, userId, requestIds) : [],
  };
  for (const [name, rows] of Object.entries(work))
    for (const row of rows)
      due.set(`${name} ${row.id}`, { text: momentText(row.due, language, row.time_zone), isOverdue: row.due < now });
  return notices.map((notice) => {
    const name = ['task_id', 'job_id', 'request_id'].find((one) => typeof notice.data[one] === 'number');
    const found = name === undefined ? undefined : due.get(`${name} ${notice.data[name]}`);
    if (!found || namesDate(notice, found)) return null;
    return message(found.isOverdue ? 'notice_due_overdue' : 'notice_due', language, { due: found.text });
  });
}
