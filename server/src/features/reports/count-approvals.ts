// Rows of approvals: the duration of a task, the authors of the approved text, and the change of its score.
import { todayIn } from '@folio/contract/working-days';
import type { Database } from '../../kernel/db/database.ts';
import { readProvenance } from '../documents/index.ts';
import { type ApprovedTask, insertApprovals, listTaskFacts, listUncounted } from './approvals.queries.ts';
import { readTaskTimes, type TaskFact } from './task-phases.ts';

/** Number of tasks with their texts in memory at a time. */
const tasksAtATime = 50;

/** Words by author; null without a text. */
function wordsOf({ html, engine }: ApprovedTask) {
  if (html === null) return { words_engine: null, words_mixed: null, words_person: null };
  const { totals } = readProvenance(html, { engine, sources: [], people: new Map(), rewrites: new Map() });
  const share = (percent: number) => Math.round((totals.words * percent) / 100);
  return { words_engine: share(totals.engine), words_mixed: share(totals.mixed), words_person: share(totals.person) };
}

/** Only scores by the same rules are kept, since no others can be compared. */
function scoresOf({ first_score, first_rules, approved_score, approved_rules }: ApprovedTask) {
  const isComparable = first_score !== null && approved_score !== null && first_rules === approved_rules;
  return isComparable
    ? { first_score, approved_score, rule_version: approved_rules }
    : { first_score: null, approved_score: null, rule_version: null };
}

function rowsOf(task: ApprovedTask, facts: readonly TaskFact[]) {
  const times = readTaskTimes(facts, { timeZone: task.time_zone, freeDays: task.free_days });
  if (!times) return null;
  const scope = {
    task_id: task.task_id,
    account_id: task.account_id,
    day: todayIn(task.time_zone, times.approvedAt),
    workspace_id: task.workspace_id,
    user_id: times.submitterId ?? task.assignee_id ?? 0,
  };
  const approval = {
    ...scope,
    tool_slug: task.tool_slug,
    minutes: times.minutes,
    rounds: times.rounds,
    is_first_time: times.isFirstTime,
    ...scoresOf(task),
    ...wordsOf(task),
  };
  return { approval, waits: times.waits.map((wait) => ({ ...scope, ...wait })) };
}

/** Counts the next approvals since a day; false where there were none. Texts are read before the transaction that writes, which is then short. */
export async function countApprovals(database: Database, from: string): Promise<boolean> {
  const tasks = await listUncounted(database, from, tasksAtATime);
  const facts = await listTaskFacts(
    database,
    tasks.map(({ task_id }) => task_id),
  );
  const rows = tasks.flatMap((task) => rowsOf(task, facts.get(task.task_id) ?? []) ?? []);
  await database.transaction((tx) =>
    insertApprovals(
      tx,
      rows.map(({ approval }) => approval),
      rows.flatMap(({ waits }) => waits),
    ),
  );
  return rows.length > 0;
}
