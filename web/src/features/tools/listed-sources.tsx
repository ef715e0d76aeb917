// The sources that were added before, to be chosen for this order beside those given on the spot.

import { useQuery } from '@tanstack/react-query';
import { sourceChoicesQuery } from '../../base/source-choices.queries.ts';
import { useWorkspaceId } from '../../base/workspace.ts';
import { SourceChoice } from './source-choice.tsx';

interface ListedSourcesProps {
  /** All sources of the order; those that are not listed stay as they are. */
  sourceIds: number[];
  onChange: (sourceIds: number[]) => void;
}

/** Draws nothing where the place has no sources. */
export function ListedSources({ sourceIds, onChange }: ListedSourcesProps) {
  const { data } = useQuery(sourceChoicesQuery(useWorkspaceId()));
  const sources = data?.additional_sources ?? [];
  if (sources.length === 0) return null;
  return <SourceChoice sources={sources} sourceIds={sourceIds} onChange={onChange} />;
}
