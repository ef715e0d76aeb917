// Port of keyword rules for category cards.
import type { Actor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { requestSearch } from './suggestions/find-links.ts';

export { changingRules, createRule } from './rules/edit-rule.ts';
export { deleteRulesOf } from './rules/link-rules.queries.ts';

/** Looks for links everywhere; a search that runs already finds the new rule too. */
export async function repeatSearch(kernel: Kernel, actor: Actor, websiteId: number): Promise<void> {
  try {
    await requestSearch(kernel, actor, { website_id: websiteId, direction: 'everywhere' });
  } catch (problem) {
    if (!(problem instanceof AppError && problem.key === 'link_search_running')) throw problem;
  }
}
