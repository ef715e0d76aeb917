// The sources that were added before, to be chosen for this order beside those given on the spot.

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { sourceChoicesQuery } from '../../base/source-choices.queries.ts';
import { useWorkspaceId } from '../../base/workspace.ts';

const SourceChoice = lazy(() => import('./source-choice.tsx').then((module) => ({ default: module.SourceChoice })));

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
  return (
    <Suspense>
      <SourceChoice sources={sources} sourceIds={sourceIds} onChange={onChange} />
    </Suspense>
  );
}
