// The words that a translation is bound to: those of the account and those of the order.
import type { Term } from '@folio/contract/bilingual/term-use';

/** The lines "source term = translation" of the form; lines without both are passed over. */
export function readGlossary(lines: unknown): Term[] {
  if (typeof lines !== 'string') return [];
  return lines.split('\n').flatMap((line) => {
    const [source = '', ...rest] = line.split('=');
    const target = rest.join('=').trim();
    return source.trim() === '' || target === '' ? [] : [{ source: source.trim(), target }];
  });
}
