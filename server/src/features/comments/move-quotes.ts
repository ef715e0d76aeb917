import { anchorOf } from '@folio/contract/quote-anchor';
import { textOfHtml } from '@folio/engine/document/plain-text';
import type { Db } from '../../kernel/db/database.ts';
import { TextMove, type TextRange } from './follow-quotes.ts';
import { listQuotes, type QuoteRow, updateQuotes } from './quotes.queries.ts';

const overlap = (one: TextRange, other: TextRange) => one.start < other.end && other.start < one.end;

/** Maps the passage of a comment to the new text; uses the original passage if its words have returned. */
function findPassage({ quote, anchor, chosen }: QuoteRow, text: string, move: TextMove): TextRange | null {
  const followed = anchor ? move.follow({ start: anchor.start, end: anchor.start + quote.length }) : null;
  if (followed && (!chosen || text.slice(followed.start, followed.end) === chosen.quote)) return followed;
  const returned = chosen && move.findReturned(chosen.quote, chosen);
  if (returned && (!followed || overlap(returned, followed))) return returned;
  return anchor ? followed : move.findReturned(quote);
}

function moved(row: QuoteRow, text: string, move: TextMove): QuoteRow {
  const range = findPassage(row, text, move);
  return range ? { ...row, quote: text.slice(range.start, range.end), anchor: anchorOf(text, range) } : { ...row, anchor: null };
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
