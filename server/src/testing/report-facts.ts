// Facts that reports are counted from, put straight into the database at a moment of one's choice.
import type { TestCaller, TestProduct } from './test-product.ts';

type Product = Pick<TestProduct, 'sql'>;
type Person = Pick<TestCaller, 'id'>;

interface Fact {
  at: string;
  workspaceId?: number | null;
  tool?: string;
}

interface Accepted extends Fact {
  category?: 'text' | 'media';
  words?: number;
  language?: string;
}

/** An output that was accepted then; answers its id. */
export async function acceptedOutput(product: Product, person: Person, fact: Accepted): Promise<number> {
  const { at, workspaceId = null, tool = 'job_posting', category = 'text', words = 100, language = 'en' } = fact;
  const [row] = await product.sql<{ id: number }>(
    `with placed as (insert into orders (account_id, user_id, tool_slug, title, fields, workspace_id)
       select account_id, id, $2, 'Text', '{}', $3 from users where id = $1 returning id, account_id)
     insert into order_details (order_id, account_id, user_id, tool_slug, title, language, status, price, words, workspace_id, category, accepted_at)
     select id, account_id, $1, $2, 'Text', $4, 'accepted', 10, $5, $3, $6, $7 from placed returning id`,
    [person.id, tool, workspaceId, language, words, category, at],
  );
  return row?.id ?? 0;
}

/** Credits that were spent then. */
export const spentCredits = (product: Product, person: Person, fact: Fact & { spent: number }) =>
  product.sql(
    `insert into credit_movements (account_id, user_id, workspace_id, tool_slug, kind, amount, spent, balance, created_at)
     select account_id, id, $2, $3, 'settle', 0, $4, 0, $5 from users where id = $1`,
    [person.id, fact.workspaceId ?? null, fact.tool ?? 'job_posting', fact.spent, fact.at],
  );

/** A model call at that time, at a cost of `micros`; null if the cost is unknown. */
export const modelCall = (product: Product, person: Person, fact: Fact & { micros: number | null; isOwn?: boolean }) =>
  product.sql(
    `insert into model_calls (account_id, user_id, workspace_id, tool_slug, provider, model, capability, duration_ms, outcome, cost_micros, is_own_machine, created_at)
     select account_id, id, $2, $3, 'openai', 'm', 'text', 5, 'ok', $4, $5, $6 from users where id = $1`,
    [person.id, fact.workspaceId ?? null, fact.tool ?? 'job_posting', fact.micros, fact.isOwn ?? false, fact.at],
  );

/** A price of a model, and a card on the dashboard, that a person kept. */
export const keptFigures = (product: Product, person: Person) =>
  product.sql(
    `with card as (insert into dashboard_widgets (user_id, workspace_id, names) values ($1, 0, '{made}'))
     insert into model_prices (provider, model, unit, micros, currency, valid_from, user_id) values ('openai', 'm', 'second', 1, 'EUR', '2026-01-01', $1)`,
    [person.id],
  );

/** A document that a website had then. */
export const publicationEvent = (
  product: Product,
  person: Person,
  fact: Fact & { websiteId: number; state?: 'live' | 'failed'; isUpdate?: boolean },
) =>
  product.sql(
    `insert into publication_events (publication_id, account_id, workspace_id, website_id, order_detail_id, version_id, user_id, state, is_update, created_at)
     select 1, account_id, $2, $3, 1, 1, id, $4, $5, $6 from users where id = $1`,
    [person.id, fact.workspaceId ?? null, fact.websiteId, fact.state ?? 'live', fact.isUpdate ?? false, fact.at],
  );

interface TaskStory {
  workspaceId: number;
  /** Null for a task that nobody started. */
  started: string | null;
  events: readonly {
    kind: 'submitted' | 'decided' | 'approved';
    at: string;
    round?: number;
    step?: string;
    verdict?: 'approve' | 'changes';
  }[];
}

/** A task with its history, all by one user. Returns its id. */
export async function taskStory(product: Product, person: Person, story: TaskStory): Promise<number> {
  const [task] = await product.sql<{ id: number }>(
    `insert into tasks (account_id, creator_id, assignee_id, workspace_id, title, tool_id) select account_id, id, id, $2, 'Task', 'job_posting' from users where id = $1 returning id`,
    [person.id, story.workspaceId],
  );
  const taskId = task?.id ?? 0;
  const names = [...new Set(story.events.flatMap(({ step }) => step ?? []))];
  const steps = new Map<string, number>();
  for (const [position, name] of names.entries()) {
    const [step] = await product.sql<{ id: number }>(
      'insert into task_steps (task_id, position, name) values ($1, $2, $3) returning id',
      [taskId, position, name],
    );
    steps.set(name, step?.id ?? 0);
  }
  const begun = story.started === null ? [] : [{ kind: 'started', at: story.started }];
  for (const event of [...begun, ...story.events] as (TaskStory['events'][number] & { kind: string })[])
    await product.sql(
      'insert into task_events (task_id, kind, round, user_id, step_id, verdict, created_at) values ($1, $2, $3, $4, $5, $6, $7)',
      [
        taskId,
        event.kind,
        event.round ?? 1,
        event.kind === 'approved' ? null : person.id,
        event.step ? (steps.get(event.step) ?? null) : null,
        event.verdict ?? null,
        event.at,
      ],
    );
  return taskId;
}
