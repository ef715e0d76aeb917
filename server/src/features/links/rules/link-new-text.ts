// Links in a text that is being written for a website: set by the keyword rules that ask for it, before anybody reads the text.
import { sanitiseHtml } from '@folio/engine/document/sanitise-html';
import { chooseLinks } from '@folio/engine/links/choose-links';
import { readLinkText } from '@folio/engine/links/read-link-text';
import { setLinks } from '@folio/engine/links/set-links';
import type { Db } from '../../../kernel/db/database.ts';
import { maxLinksOf } from '../core/page-reads.queries.ts';
import { findWebsiteOfOrder } from '../core/text-subjects.queries.ts';
import { addUses, listAllRules } from './link-rules.queries.ts';
import { ruleCandidates, ruleFinder } from './rule-occurrences.ts';

/** The text with its links; as it is where the order names no website of its scope, or no rule fits. */
export async function linkNewText(
  tx: Db,
  { orderDetailId, html, language }: { orderDetailId: number; html: string; language: string },
): Promise<string> {
  const website = await findWebsiteOfOrder(tx, orderDetailId);
  if (!website || html === '') return html;
  const rules = (await listAllRules(tx, website.id)).filter(
    (rule) => rule.in_new_texts && (rule.page_state === null || rule.page_state === 'active'),
  );
  if (rules.length === 0) return html;
  const clean = sanitiseHtml(html);
  const text = readLinkText(clean, language);
  const options = { ownUrl: null, baseUrl: website.url, maxLinks: await maxLinksOf(tx, website.id) };
  const chosen = chooseLinks(text, ruleCandidates(text, ruleFinder(rules, language)), options).flatMap(
    ({ candidate, refusal }) => (refusal === null ? [candidate] : []),
  );
  if (chosen.length === 0) return html;
  const uses = new Map<number, number>();
  for (const { source } of chosen) uses.set(source.id, (uses.get(source.id) ?? 0) + 1);
  await addUses(tx, uses);
  const links = chosen.map(({ first, last, url, source }) => ({
    start: text.words[first]?.start ?? 0,
    end: text.words[last]?.end ?? 0,
    url,
    rel: source.rel,
  }));
  return sanitiseHtml(setLinks(clean, links));
}
