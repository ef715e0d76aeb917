// Findings in the saved text of a document: its score with reasons, its headings, its keywords. The browser reads the same of a text in the editor.
import type { TextFindings as ShownFindings } from '@folio/contract/document-shapes';
import { ruleVersion } from '@folio/contract/score/rule-version';
import { readFindings } from '@folio/contract/score/text-findings';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scoredDocumentOf } from './save-score.ts';
import { getVisibleDetail } from './show-document.ts';
import { findScoredVersion } from './version-scores.queries.ts';

const nothing = { score: null, groups: [], readability: null, words: 0, headings: [], keywords: [] };

/** Of the current version; without a score, and with the reason, if nothing is written or the document is not text. 404 outside the actor's view. */
export async function showFindings({ database }: Kernel, actor: Actor, detailId: number): Promise<ShownFindings> {
  const { current_version_id: versionId } = await getVisibleDetail({ database }, actor, detailId);
  const version = versionId === null ? null : await findScoredVersion(database, versionId);
  if (!version) return { ...nothing, missing: 'no_text', rule_version: ruleVersion };
  const { title, html, ...facts } = version;
  const scored = await scoredDocumentOf(database, facts, { title, html });
  if (!scored) return { ...nothing, missing: 'not_scored', rule_version: ruleVersion };
  const { score, headings, keywords } = readFindings(scored);
  const shown = score.missing === null ? score : { ...nothing, ...score };
  return { ...shown, headings, keywords, rule_version: ruleVersion };
}
