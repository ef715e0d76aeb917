// Calls on runs of links, for tests of them.
import { expect } from 'vitest';
import type { TestAnswer, TestCaller, TestProduct } from './test-product.ts';

interface RunTarget {
  state: string;
  way: string;
  problem: string | null;
  html: string | null;
  changes: { paragraph: number; before: string; after: string }[];
  suggestions: { id: number; anchor: string; state: string }[];
  version_after: number | null;
}

export interface ShownRun {
  id: number;
  state: string;
  links: number;
  title: string;
  targets: RunTarget[];
}

export const runIn = ({ body }: TestAnswer) => body.link_builder as ShownRun;

/** The calls of one person. */
export function runCalls(caller: TestCaller) {
  const show = async (id: number) => runIn(await caller.get(`/features/link-builder/${id}`));
  return {
    show,
    put: (id: number, body: object) => caller.send('PUT', `/features/link-builder/${id}`, body),
    remove: (id: number) => caller.send('DELETE', `/features/link-builder/${id}`),
    create: (siteId: number, body: object = {}) => caller.send('POST', '/features/link-builder', { website_id: siteId, ...body }),
    /** The run once its worker is done. */
    settled: async (id: number): Promise<ShownRun> => {
      await expect.poll(async () => (await show(id)).state, { timeout: 20_000, interval: 100 }).not.toBe('applying');
      return show(id);
    },
  };
}

interface SuggestedRange {
  pageId?: number;
  detailId?: number;
  target: number;
  url: string;
  anchor: string;
  sentence: string;
  ruleId?: number;
}

/** A pending suggestion. */
export async function buildSuggestion(product: Pick<TestProduct, 'sql'>, siteId: number, range: SuggestedRange): Promise<number> {
  const { pageId, detailId, target, url, anchor, sentence, ruleId } = range;
  const [row] = await product.sql<{ id: number }>(
    `insert into link_suggestions (website_id, page_url_id, order_detail_id, text_hash, target_page_id, target_url, anchor, sentence, anchor_at, paragraph, reason, confidence, rule_id)
     values ($1, $2, $3, 'x', $4, $5, $6, $7, $8, 2, 'rule', 80, $9) returning id`,
    [siteId, pageId ?? null, detailId ?? null, target, url, anchor, sentence, sentence.indexOf(anchor), ruleId ?? null],
  );
  return row?.id ?? 0;
}
