// Keyword rules as a csv file, taken in whole or not at all.
import { linkLimits, linkMatches, linkPriorities, linkRels } from '@folio/contract/link-words';
import { validationMessage } from '@folio/contract/validation-messages';
import { stemsOf } from '@folio/engine/links/match-phrases';
import type { Actor } from '../../../kernel/actor.ts';
import { csvFile } from '../../../kernel/csv.ts';
import { AppError, conflict, invalid, notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { message } from '../../../kernel/messages/messages.ts';
import { recordAudit } from '../../audit/index.ts';
import { readTableFile } from '../../bulk-orders/index.ts';
import type { WebsiteRow } from '../../websites/index.ts';
import { listTargetsByUrl } from '../core/page-reads.queries.ts';
import { checkTarget, keywordIssues } from './check-rule.ts';
import { changingRules, reportChange } from './edit-rule.ts';
import { countRules, type LinkRuleFields, listAllRules, lockLinks, upsertRules } from './link-rules.queries.ts';

const columns = ['keyword', 'url', 'match', 'priority', 'max_per_document', 'rel', 'in_new_texts'];
/** Faults named in an answer, so that a wrong file does not answer a book. */
const shownFaults = 50;

const optionIn = <Option extends string>(options: readonly Option[], given: string, usual: Option): Option | null =>
  given === '' ? usual : (options.find((option) => option === given.toLowerCase().replace(/[ ,]+/g, '_')) ?? null);

function countIn(given: string): number | null {
  const number = given === '' ? 1 : Number(given);
  return Number.isInteger(number) && number >= 1 && number <= linkLimits.maxPerDocument ? number : null;
}

type Cell = (name: string) => string;

/** The settings of a row, and the columns that are wrong. */
function settingsIn(cell: Cell) {
  const match = optionIn(linkMatches, cell('match'), 'phrase');
  const priority = optionIn(linkPriorities, cell('priority'), 'normal');
  const rel = optionIn(linkRels, cell('rel'), 'none');
  const max = countIn(cell('max_per_document'));
  const used = cell('in_new_texts').toLowerCase();
  const isUsed = ['', '1', 'true', 'yes'].includes(used) ? true : ['0', 'false', 'no'].includes(used) ? false : null;
  const given = { match, priority, rel, max_per_document: max, in_new_texts: isUsed };
  const wrong = Object.entries(given).flatMap(([name, value]) => (value === null ? [name] : []));
  return {
    wrong,
    settings: {
      match: match ?? 'phrase',
      priority: priority ?? 'normal',
      rel: rel ?? 'none',
      max_per_document: max ?? 1,
      in_new_texts: isUsed ?? true,
    },
  };
}

async function readRules(kernel: Kernel, actor: Actor, website: WebsiteRow, file: File): Promise<LinkRuleFields[]> {
  const { language } = actor;
  const table = await readTableFile(file, 'file');
  const at = new Map(table.columns.map((name, index) => [name.trim().toLowerCase().replaceAll(' ', '_'), index]));
  const missing = ['keyword', 'url'].filter((name) => !at.has(name));
  if (missing.length > 0)
    throw new AppError(422, 'file_not_csv', {
      issues: [{ field: 'file', code: 'columns_missing', params: { name: file.name, columns: missing.join(', ') } }],
    });
  const urls = table.rows.map(({ cells }) => cells[at.get('url') ?? 0] ?? '');
  const pages = await listTargetsByUrl(kernel.database, website.id, [...new Set(urls)]);
  const faults: string[] = [];
  const rules = new Map<string, LinkRuleFields>();
  for (const { line, cells } of table.rows) {
    const cell: Cell = (name) => cells[at.get(name) ?? -1]?.trim() ?? '';
    const keyword = cell('keyword');
    const { issues, target } = await checkTarget(kernel.database, website, { custom_url: cell('url') }, language, pages);
    const { wrong, settings } = settingsIn(cell);
    const all = [
      ...keywordIssues(keyword, website, language),
      ...issues.map((issue) => ({ ...issue, field: 'url' })),
      ...wrong.map((field) => ({ field, code: 'invalid', params: undefined })),
    ];
    for (const { field, code, params } of all) {
      const fault = validationMessage(code, params, language);
      faults.push(message('link_row_fault', language, { row: line, column: field, fault }));
    }
    if (!target || all.length > 0) continue;
    rules.set(keyword.toLowerCase(), {
      account_id: website.account_id,
      website_id: website.id,
      keyword,
      stems: stemsOf(keyword, website.language).join(' '),
      ...target,
      ...settings,
    });
  }
  if (faults.length > 0)
    throw invalid(faults.slice(0, shownFaults).map((text) => ({ field: 'file', code: 'literal', params: { text } })));
  return [...rules.values()];
}

/** Takes a file in; known keywords get its fields. Throws 413, 415 or 422 at `file`, naming rows and columns; then nothing is kept. */
export async function importRules(kernel: Kernel, actor: Actor, website: WebsiteRow, file: File) {
  const rules = await readRules(kernel, actor, website, file);
  return changingRules(kernel, async (tx) => {
    if (!(await lockLinks(tx, website.id))) throw notFound();
    const added = await upsertRules(tx, rules);
    if ((await countRules(tx, website.id)) > linkLimits.rules) throw conflict('too_many_rules', { max: linkLimits.rules });
    const changed = rules.length - added;
    await recordAudit(tx, actor, {
      action: 'link_rules.imported',
      subjectId: website.id,
      subjectName: website.name,
      workspaceId: website.workspace_id,
      details: { added, changed },
    });
    await reportChange(
      kernel,
      tx,
      website,
      rules.map(({ keyword }) => keyword),
    );
    return { added, changed };
  });
}

/** All rules of a website in the form of the import. */
export async function exportRules(kernel: Kernel, website: WebsiteRow): Promise<File> {
  const rules = await listAllRules(kernel.database, website.id);
  const rows = rules.map((rule) => [
    rule.keyword,
    rule.page_url ?? rule.custom_url ?? '',
    rule.match,
    rule.priority,
    rule.max_per_document,
    rule.rel,
    rule.in_new_texts ? '1' : '0',
  ]);
  return csvFile('keyword-rules.csv', columns, rows);
}
