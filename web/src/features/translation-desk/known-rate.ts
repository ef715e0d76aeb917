import type { TranslationRate } from '@folio/contract/translation-rates';
import type { RequestLine, TranslationRequest } from '@folio/contract/translation-requests';
import type { HumanStage } from '@folio/contract/translation-words';

type Quoted = Pick<TranslationRequest, 'kind' | 'source_language' | 'quote'>;
type QuotedLine = Pick<RequestLine, 'name' | 'target_language'>;

/** The rate that a quote begins with: that of the quote before, else the nearest of the desk's rates; null without one. */
export function knownRate(request: Quoted, line: QuotedLine, stage: HumanStage, rates: TranslationRate[]): number | null {
  const quoted = request.quote?.rows.find(
    (row) => row.stage === stage && row.name === line.name && row.target_language === line.target_language,
  );
  if (quoted) return quoted.rate;
  const wanted = request.kind === 'certified' && stage === 'translation' ? 'page' : stage;
  const score = (code: string, own: string) => (code === own ? 1 : 0);
  return (
    rates
      .filter(
        (rate) =>
          rate.stage === wanted &&
          (rate.source_language === '*' || rate.source_language === request.source_language) &&
          (rate.target_language === '*' || rate.target_language === line.target_language),
      )
      .toSorted(
        (a, b) =>
          score(b.source_language, request.source_language) +
          score(b.target_language, line.target_language) -
          score(a.source_language, request.source_language) -
          score(a.target_language, line.target_language),
      )[0]?.rate ?? null
  );
}

/** A rate as it was typed, with a point or a comma; null for anything else. */
export function readRate(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  const number = Number(trimmed);
  return trimmed !== '' && Number.isFinite(number) && number >= 0 && number <= 100_000 ? number : null;
}
