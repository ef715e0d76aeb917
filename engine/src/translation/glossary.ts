// The words that a translation is bound to: those of the account and those of the order.
import type { Term } from '@folio/contract/bilingual/term-use';
import { readPairedLines } from '@folio/contract/paired-lines';

/** The lines "source term = translation" of the form; lines without both are passed over. */
export const readGlossary = (lines: unknown): Term[] => readPairedLines(lines).map(([source, target]) => ({ source, target }));
