// Adding, changing and deleting keyword rules.
import { linkLimits } from '@folio/contract/link-words';
import { stemsOf } from '@folio/engine/links/match-phrases';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, invalid, notFound } from '../../../kernel/errors.ts';
import { dispatch } from '../../../kernel/events.ts';
import type { Keep } from '../../../kernel/idempotency.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { message } from '../../../kernel/messages/messages.ts';
import { recordAudit } from '../../audit/index.ts';
import type { WebsiteRow } from '../../websites/index.ts';
import { linkRulesChanged } from '../core/link-events.ts';
import { getManagedWebsite } from '../core/links.policy.ts';
import { checkTarget, type GivenRule, keywordIssues, sentenceIssue } from './check-rule.ts';
import {
  countRules,
  deleteRules,
  findRule,
  insertRule,
  isKeywordTaken,
  type LinkRuleRow,
  listRulesByIds,
  lockLinks,
  updateRule,
} from './link-rules.queries.ts';

/** Texts are queued in another order than saves and checks of pages queue them, so a change may have to give way to those. */
export const changingRules = <Made>(kernel: Kernel, change: (tx: Db) => Promise<Made>): Promise<Made> =>
  kernel.database.transaction(change);

const settingsOf = ({ match, priority, max_per_document: max, rel, in_new_texts: isUsed }: GivenRule) => ({
  ...(match === undefined ? {} : { match }),
  ...(priority === undefined ? {} : { priority }),
  ...(max === undefined ? {} : { max_per_document: max }),
  ...(rel === undefined ? {} : { rel }),
  ...(isUsed === undefined ? {} : { in_new_texts: isUsed }),
});

const keywordFields = (keyword: string, website: WebsiteRow) => ({
  keyword: keyword.trim(),
  stems: stemsOf(keyword, website.language).join(' '),
});

const noteOf = (what: 'created' | 'changed' | 'deleted', website: WebsiteRow, id: number, keyword: string) => ({
  action: `link_rule.${what}`,
  subjectId: id,
  subjectName: keyword,
  workspaceId: website.workspace_id,
  details: { website: website.name },
});

/** Reports that rules of these keywords changed, in the transaction that changes them. */
export const reportChange = (kernel: Kernel, tx: Db, website: WebsiteRow, keywords: string[]): Promise<void> =>
  dispatch(kernel, tx, linkRulesChanged, {
    scope: { accountId: website.account_id, workspaceId: website.workspace_id, userId: website.user_id },
    keywords,
    language: website.language,
  });

/** Keeps a new rule and answers its id. Throws 422 with the faults of all fields. */
export async function createRule(
  kernel: Kernel,
  actor: Actor,
  call: GivenRule & { website_id: number; workspace_id?: number | null | undefined },
  keep: Keep<number>,
): Promise<number> {
  const website = await getManagedWebsite(kernel, actor, call.website_id, call.workspace_id);
  const { language } = actor;
  const keyword = call.keyword ?? '';
  const { issues: targetIssues, target } = await checkTarget(kernel.database, website, call, language);
  const issues = [...keywordIssues(keyword, website, language), ...targetIssues];
  if (!target && targetIssues.length === 0) issues.push(sentenceIssue('custom_url', message('link_url_invalid', language)));
  if (!target || issues.length > 0) throw invalid(issues);
  return changingRules(kernel, async (tx) => {
    if (!(await lockLinks(tx, website.id))) throw notFound();
    if ((await countRules(tx, website.id)) >= linkLimits.rules) throw conflict('too_many_rules', { max: linkLimits.rules });
    const fields = { ...keywordFields(keyword, website), ...target, ...settingsOf(call) };
    const id = await insertRule(tx, { account_id: website.account_id, website_id: website.id, ...fields });
    if (id === null) throw invalid([sentenceIssue('keyword', message('link_rule_exists', language))]);
    await recordAudit(tx, actor, noteOf('created', website, id, fields.keyword));
    await reportChange(kernel, tx, website, [fields.keyword]);
    await keep(tx, id);
    return id;
  });
}

/** A rule of a website that the actor sees; 404 otherwise. */
async function getRule(kernel: Kernel, actor: Actor, id: number): Promise<{ rule: LinkRuleRow; website: WebsiteRow }> {
  const rule = await findRule(kernel.database, id);
  if (!rule) throw notFound();
  return { rule, website: await getManagedWebsite(kernel, actor, rule.website_id) };
}

export async function changeRule(kernel: Kernel, actor: Actor, call: GivenRule & { id: number }): Promise<LinkRuleRow> {
  const { rule, website } = await getRule(kernel, actor, call.id);
  const { language } = actor;
  const { issues: targetIssues, target } = await checkTarget(kernel.database, website, call, language);
  const issues = [...keywordIssues(call.keyword, website, language), ...targetIssues];
  if (issues.length > 0) throw invalid(issues);
  const keyword = call.keyword ?? null;
  await changingRules(kernel, async (tx) => {
    if (!(await lockLinks(tx, website.id))) throw notFound();
    if (keyword !== null && (await isKeywordTaken(tx, website.id, keyword.trim(), call.id)))
      throw invalid([sentenceIssue('keyword', message('link_rule_exists', language))]);
    const changes = { ...(keyword === null ? {} : keywordFields(keyword, website)), ...target, ...settingsOf(call) };
    if (!(await updateRule(tx, call.id, changes))) throw notFound();
    const row = await findRule(tx, call.id);
    await recordAudit(tx, actor, noteOf('changed', website, call.id, row?.keyword ?? ''));
    await reportChange(kernel, tx, website, [rule.keyword, row?.keyword ?? '']);
  });
  return (await getRule(kernel, actor, call.id)).rule;
}

/** Deletes rules; links that they set stay. Throws 404 where one is out of reach. */
export async function removeRules(kernel: Kernel, actor: Actor, ids: readonly number[]): Promise<number> {
  const rules = await listRulesByIds(kernel.database, ids);
  const websites = new Map<number, WebsiteRow>();
  for (const id of new Set(rules.map((rule) => rule.website_id))) websites.set(id, await getManagedWebsite(kernel, actor, id));
  if (rules.length === 0) throw notFound();
  return changingRules(kernel, async (tx) => {
    const deleted = await deleteRules(
      tx,
      rules.map(({ id }) => id),
    );
    for (const rule of rules) {
      const website = websites.get(rule.website_id);
      if (!website) continue;
      await recordAudit(tx, actor, noteOf('deleted', website, rule.id, rule.keyword));
      await reportChange(kernel, tx, website, [rule.keyword]);
    }
    return deleted;
  });
}
