// Price of the stages of a request: flat, by words after memory matches, or by pages.
import { createHash } from 'node:crypto';
import { findTool } from '@folio/catalogue/catalogue';
import { priceOf } from '@folio/contract/tool-price';
import type { ToolInput } from '@folio/contract/tool-values';
import { minStage, stageCredits, stageUnits } from '@folio/contract/translation-price';
import type { QuoteRow } from '@folio/contract/translation-quote';
import { certificateCredits, proofreadingCredits, quoteValidDays, type StageName } from '@folio/contract/translation-words';
import { addDays } from '@folio/contract/working-days';
import { dueAt } from '../core/desk-time.ts';
import type { RateRow } from '../core/linguists.queries.ts';
import type { LineRow, RequestRow } from '../core/requests.queries.ts';
import type { KeptQuote } from '../core/requests.table.ts';
import { stagesOfRequest } from './stages.ts';

/** Surcharge of express on the stages of people. */
const expressShare = 0.25;

function rateOf(rates: readonly RateRow[], from: string, to: string, stage: RateRow['stage']): number | null {
  const find = (source: string, target: string) =>
    rates.find((row) => row.stage === stage && row.source_language === source && row.target_language === target)?.rate;
  return find(from, to) ?? find(from, '*') ?? find('*', to) ?? find('*', '*') ?? null;
}

/** A row, or null where no rate is known. `given` is a rate that a coordinator wrote. */
function rowOf(
  request: RequestRow,
  line: LineRow,
  stage: StageName,
  rates: readonly RateRow[],
  given: number | null,
): QuoteRow | null {
  const row = (unit: QuoteRow['unit'], amount: number, rate: number, credits: number) => ({
    target_language: line.target_language,
    name: line.name,
    stage,
    unit,
    amount,
    rate,
    credits,
  });
  if (stage === 'ai') {
    const tool = findTool(line.source_kind === 'text' ? 'text_translation' : 'document_translation');
    const input = { text: line.source_text ?? '', human_proofreading: false } as ToolInput;
    const price = tool ? priceOf(tool.credits, input, { fileWords: line.words }) : 0;
    return row('flat', 1, price, price);
  }
  if (stage === 'proofreading' && given === null) return row('flat', 1, proofreadingCredits, proofreadingCredits);
  if (stage === 'certificate') {
    const credits = Math.max(minStage, Math.ceil(given ?? certificateCredits));
    return row('flat', 1, credits, credits);
  }
  const { unit, amount } = stageUnits(request.kind, stage, line);
  const rate = given ?? rateOf(rates, request.source_language, line.target_language, unit === 'pages' ? 'page' : stage);
  return rate === null ? null : row(unit, amount, rate, stageCredits(amount, rate));
}

const hashOf = (quote: Omit<KeptQuote, 'hash'>): string =>
  createHash('sha256')
    .update(JSON.stringify([quote.rows, quote.express, quote.total, quote.due_at]))
    .digest('base64url');

interface Terms {
  rates: readonly RateRow[];
  holidays: readonly string[];
  /** Rates that a coordinator wrote, by line and stage. */
  given?: readonly { line_id: number; stage: StageName; rate: number }[];
  dueAt?: string | undefined;
  message?: string | undefined;
}

/** The credits of a stage that a late delivery does not cost. */
export const expressOf = (request: Pick<RequestRow, 'turnaround'>, row: Pick<QuoteRow, 'stage' | 'credits'>): number =>
  request.turnaround === 'express' && row.stage !== 'ai' ? Math.round(row.credits * expressShare) : 0;

/** The quote of a request as it is now; null where a rate is missing. */
export function priceRequest(now: Date, request: RequestRow, lines: readonly LineRow[], terms: Terms): KeptQuote | null {
  const rows: QuoteRow[] = [];
  let longest = 0;
  let stages = 0;
  for (const line of lines) {
    const names = stagesOfRequest(request, line);
    const people = names.filter((stage) => stage !== 'ai').length;
    if (people > 0 && line.words >= longest) longest = line.words;
    stages = Math.max(stages, people);
    for (const stage of names) {
      const given = terms.given?.find((one) => one.line_id === line.id && one.stage === stage)?.rate ?? null;
      const row = rowOf(request, line, stage, terms.rates, given);
      if (row === null) return null;
      rows.push(row);
    }
  }
  const express = rows.reduce((sum, row) => sum + expressOf(request, row), 0);
  const quote = {
    rows,
    express,
    total: rows.reduce((sum, { credits }) => sum + credits, 0) + express,
    due_at: terms.dueAt ?? dueAt(now, longest, stages, request.turnaround, terms.holidays).toISOString(),
    valid_until: new Date(`${addDays(now.toISOString().slice(0, 10), quoteValidDays)}T23:59:59Z`).toISOString(),
    message: terms.message ?? '',
  };
  return { ...quote, hash: hashOf(quote) };
}
