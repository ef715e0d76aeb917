// The score of a version, kept as it closes: the same computation that the editor's panel shows.
import { findTool } from '@folio/catalogue/catalogue';
import { writesPages } from '@folio/catalogue/page-texts';
import { isRankable } from '@folio/contract/score/rankable';
import { readHtmlText } from '@folio/contract/score/read-html-text';
import { ruleVersion } from '@folio/contract/score/rule-version';
import { type DocumentScore, type ScoredDocument, scoreDocument } from '@folio/contract/score/score-document';
import { natureNow } from '@folio/engine/document/document-nature';
import type { Db } from '../../kernel/db/database.ts';
import type { KeptScore } from './documents.queries.ts';
import type { KeptScorePart } from './documents.table.ts';
import { scoreContextOf } from './score-context.ts';
import { findScoredVersion, insertScore, type ScoredFacts } from './version-scores.queries.ts';

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');

const partsOf = (score: DocumentScore): KeptScorePart[] =>
  score.missing === null
    ? score.groups.map(({ name, points, most, checks }) => ({
        name,
        points,
        most,
        checks: Object.fromEntries(checks.map((check) => [check.name, Math.round(check.share * 100) / 100])),
      }))
    : [];

/** Data, media and transcripts are not text. A custom tool writes texts. */
const isText = ({ tool_slug: slug, category, engine }: ScoredFacts): boolean =>
  isRankable({ category, macrocategory: findTool(slug)?.macrocategory ?? 'custom_tools', engineKind: engine?.kind ?? null });

/** A text with these facts in the form for scoring; null if the document is not text. */
export async function scoredDocumentOf(
  db: Db,
  facts: ScoredFacts,
  { title, html }: { title: string; html: string },
): Promise<ScoredDocument | null> {
  if (!isText(facts)) return null;
  return {
    title,
    isPage: writesPages(findTool(facts.tool_slug) ?? null),
    text: readHtmlText(html),
    fields: facts.fields,
    metaTitle: textOr(facts.content['meta_title']),
    metaDescription: textOr(facts.content['meta_description']),
    language: facts.language,
    nature: natureNow(facts.engine?.nature, html),
    isComposed: facts.engine?.kind === 'composer',
    ...(await scoreContextOf(db, facts)),
  };
}

/** The score of a text with these facts; null if the document is not text. */
export async function scoreOf(tx: Db, facts: ScoredFacts, text: { title: string; html: string }): Promise<KeptScore | null> {
  const scored = await scoredDocumentOf(tx, facts, text);
  if (!scored) return null;
  const score = scoreDocument(scored);
  const points = score.missing === null ? score.score : null;
  return { score: points, parts: partsOf(score), rule_version: ruleVersion };
}

/** Scores a closed version; documents that are no text get none. */
export async function saveScore(tx: Db, versionId: number): Promise<void> {
  const version = await findScoredVersion(tx, versionId);
  if (!version) return;
  const { title, html, ...facts } = version;
  const score = await scoreOf(tx, facts, { title, html });
  if (score) await insertScore(tx, { version_id: versionId, ...score });
}
