// Server counts for the price: words of a page, rows of a table, words that its dictionary separates.
// Asked a moment after the input was last changed.
import type { ToolDetail } from '@folio/contract/tool-definition';
import { isPricedBy, isPricedByDictionary, type Measures } from '@folio/contract/tool-price';
import { isAssetField, type ToolInput } from '@folio/contract/tool-values';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../base/api.ts';
import { quoteQuery } from './tools.queries.ts';

/** Fields that decide how many words of a page are translated. */
const pageFields = ['page_url', 'html_code', 'seo_elements', 'do_not_translate'];
/** Milliseconds without a change before the server is asked. */
const pauseMs = 600;

interface Asked {
  fields: Record<string, unknown>;
  files: File[];
  /** True where the whole price is the server's, since the words of this text are. */
  isWhole: boolean;
}

const isPlain = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isPlain) : ['string', 'number', 'boolean'].includes(typeof value);

function askedOf(tool: ToolDetail, values: ToolInput): Asked {
  if (isPricedByDictionary(tool.credits, values)) {
    const fields = Object.fromEntries(Object.entries(values).filter(([, value]) => isPlain(value)));
    return { fields, files: [], isWhole: true };
  }
  const fields = isPricedBy(tool.credits, 'pageWords')
    ? Object.fromEntries(pageFields.filter((name) => name in values).map((name) => [name, values[name]]))
    : {};
  const files = isPricedBy(tool.credits, 'fileRows')
    ? tool.fields.filter((field) => field.type === 'file' && !isAssetField(field)).flatMap(({ name }) => values[name])
    : [];
  return { fields, files: files.filter((file) => file instanceof File), isWhole: false };
}

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const hasMore = ({ fields, files, isWhole }: Asked) =>
  isWhole || files.length > 0 || isFilled(fields['page_url']) || isFilled(fields['html_code']);
const keyOf = ({ fields, files }: Asked) =>
  JSON.stringify([fields, files.map(({ name, size, lastModified }) => [name, size, lastModified])]);

export interface Quoted {
  measures: Measures;
  /** The whole price where only the server can compute it. */
  price: number | null;
  /** True until the price of the input as it is now is known. */
  isCounting: boolean;
  /** The reason for a missing price, in the reader's language. */
  problem: string | null;
}

const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? (Object.values(error.errors)[0]?.[0] ?? error.message) : String(error);

/** Server counts for the form as it is; nothing if the browser can compute the price. */
export function useQuote(tool: ToolDetail, values: ToolInput, isPaid = true): Quoted {
  const asked = askedOf(tool, values);
  const key = keyOf(asked);
  const [settled] = useDebouncedValue(key, pauseMs);
  const isWanted = isPaid && hasMore(asked);
  const quote = useQuery({ ...quoteQuery(tool.slug, key, asked), enabled: isWanted && settled === key });
  if (!isWanted) return { measures: {}, price: null, isCounting: false, problem: null };
  return {
    measures: quote.data?.measures ?? {},
    price: asked.isWhole ? (quote.data?.price ?? null) : null,
    isCounting: !quote.data && !quote.error,
    problem: quote.error ? reasonOf(quote.error) : null,
  };
}
