// The hash of the content that the tab Content draws: a decision carries it. On other tabs it is that of the content that was drawn before.
import type { Task } from '@folio/contract/task-shapes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { markOpened, openedDecision } from './core/opened-reviews.ts';
import { changesQuery, drawnPackageQuery, packageQuery } from './core/tasks.queries.ts';

/** Hash of the content on the tab Content; null on other tabs and during loading. */
export type ShownContent =
  | { kind: 'document'; orderDetailId: number; version: { id: number; revision: number } | null }
  | { kind: 'changes' };

/** Null until the content is drawn. `onOutdated` is called when the server has another version than the drawn one. */
export function useDrawnHash(task: Task, shown: ShownContent | null, onOutdated: () => void): string | null {
  const document = shown?.kind === 'document' ? shown : null;
  const drawn = useQuery({
    ...drawnPackageQuery(task.id, document?.orderDetailId ?? 0, document?.version ?? null),
    enabled: document !== null && document.version !== null,
  });
  const isChanges = shown?.kind === 'changes';
  const whole = useQuery({ ...packageQuery(task.id), enabled: isChanges });
  const wholeHash = whole.data?.package_hash ?? null;
  const changes = useQuery({ ...changesQuery(task.id, wholeHash), enabled: isChanges && wholeHash !== null });
  const isOutdated = document !== null && drawn.data?.isDrawn === false && !drawn.isPlaceholderData;
  const refresh = useEffectEvent(onOutdated);
  useEffect(() => {
    if (isOutdated) refresh();
  }, [isOutdated]);
  const stepId = task.active_step?.id;
  const hashOf = (): string | null => {
    if (document) return drawn.isPlaceholderData ? null : (drawn.data?.package_hash ?? null);
    if (isChanges) return changes.data !== undefined && !changes.isPlaceholderData ? wholeHash : null;
    return openedDecision(task.id, stepId)?.package_hash ?? null;
  };
  const hash = hashOf();
  const { decide: canDecide } = task.can;
  useEffect(() => {
    if (shown !== null && hash !== null && stepId !== undefined && canDecide)
      markOpened(task.id, { step_id: stepId, package_hash: hash });
  }, [shown, hash, stepId, task.id, canDecide]);
  return hash;
}
