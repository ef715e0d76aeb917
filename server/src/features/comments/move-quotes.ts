import { anchorOf } from '@folio/contract/quote-anchor';
import { textOfHtml } from '@folio/engine/document/plain-text';
import type { Db } from '../../kernel/db/database.ts';
import { TextMove } from './follow-quotes.ts';
import { listQuotes, type QuoteRow, updateQuotes } from './quotes.queries.ts';

function moved(row: QuoteRow, text: string, move: TextMove): QuoteRow {
  const { id, quote, anchor } = row;
  const range = anchor ? move.follow({ start: anchor.start, end: anchor.start + quote.length }) : move.findReturned(quote);
  if (!range) return { id, quote, anchor: null };
  return { id, quote: text.slice(range.start, range.end), anchor: anchorOf(text, range) };
}

/** Moves the quotes of a document's comments from its old text to its new one, in two statements however many there are. */
export async function moveQuotes(tx: Db, orderDetailId: number, oldHtml: string, newHtml: string): Promise<void> {
  const [before, after] = [textOfHtml(oldHtml), textOfHtml(newHtml)];
  if (before === after) return;
  const rows = await listQuotes(tx, orderDetailId);
  if (rows.length === 0) return;
  const move = new TextMove(before, after);
  const changed = rows
    .map((row) => ({ row, next: moved(row, after, move) }))
    .filter(({ row, next }) => row.quote !== next.quote || JSON.stringify(row.anchor) !== JSON.stringify(next.anchor))
    .map(({ next }) => next);
  if (changed.length > 0) await updateQuotes(tx, changed);
}
