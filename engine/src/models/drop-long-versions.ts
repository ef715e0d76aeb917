// Of several versions, those that are longer than the customer allowed go, as long as one is left that is not.
import type { ToolResult } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import { versionsOverLimit } from '../claims/check-answer.ts';

interface Answer {
  result: ToolResult;
  marked: ToolResult;
  dropped: ReadonlyMap<string, number>;
}

/** The rest counts from 1 again. */
function without(result: ToolResult, indexes: ReadonlySet<number>): ToolResult {
  const versions = (result['versions'] as Record<string, unknown>[]).filter((_, index) => !indexes.has(index));
  return {
    ...result,
    versions: versions.map((version, index) => ('position' in version ? { ...version, position: index + 1 } : version)),
  };
}

export function dropLongVersions<Written extends Answer>(written: Written, input: ToolInput): Written {
  const long = new Set(versionsOverLimit(written.result, input).map(({ version }) => version - 1));
  const { versions } = written.result;
  if (long.size === 0 || !Array.isArray(versions) || long.size === versions.length) return written;
  return {
    ...written,
    result: without(written.result, long),
    marked: without(written.marked, long),
    dropped: new Map([...written.dropped, ['versions', (written.dropped.get('versions') ?? 0) + long.size]]),
  };
}
