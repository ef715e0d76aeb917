// Moves in the plan: which tasks go along is asked first, the move is shown at once, put back where the server refuses it, and undone for 10 s.
import type { CampaignItem } from '@folio/contract/campaign-shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { useUndo } from '../../ui/use-undo.ts';
import { formatDays } from './campaign-format.ts';
import { campaignQuery } from './campaigns.queries.ts';
import { type Days, isElsewhere } from './plan-moves.ts';
import type { BarMove } from './use-bar-drag.ts';

export type MovedTask = Awaited<ReturnType<typeof api.campaignItems.move>>['moved'][number];

/** `say` gets the sentences of the live region. */
export function usePlanMoves(campaignId: number, say: (text: string) => void) {
  const { t, language } = useText();
  const client = useQueryClient();
  const [pending, setPending] = useState<ReadonlyMap<number, Days>>(new Map());
  const [asked, setAsked] = useState<(BarMove & { moved: MovedTask[] }) | null>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef(new Set<number>());
  const offer = useUndo();
  const release = (id: number) => {
    running.current.delete(id);
    setBusy(false);
  };
  /** Unless it was dropped somewhere else meanwhile. */
  const stopShowing = ({ item, days }: BarMove) =>
    setPending((before) => new Map([...before].filter(([id, shown]) => id !== item.id || shown !== days)));
  const fail = (error: unknown) => {
    toastError(messageOf(error));
    say(t('taskPlanning.move.failed', { message: messageOf(error) }));
  };
  const putBack = async ({ item, days }: BarMove) => {
    const campaign = await client.fetchQuery({ ...campaignQuery(campaignId), staleTime: 0 });
    const now = campaign?.plan.find(({ id }) => id === item.id);
    // A later move by another person is not undone.
    if (!now || isElsewhere(now, days)) throw new Error(t('campaignPlan.movedMeanwhile', { name: item.name }));
    await api.campaignItems.move({ id: item.id, from: item.from, to: item.to });
  };
  const undo = async ({ item, days }: BarMove) => {
    const failure = await putBack({ item, days }).then(
      () => null,
      (error: unknown) => error,
    );
    // Said once it is to be seen.
    await invalidate(client, 'campaign.changed');
    if (failure) return fail(failure);
    toastSuccess(t('taskPlanning.move.undone'));
    say(t('taskPlanning.move.undone'));
  };
  const offerUndo = (move: BarMove) => {
    const message = t('campaignPlan.moved', {
      name: move.item.name,
      days: formatDays(move.days.from, move.days.to, language),
    });
    offer(message, () => void undo(move));
    say(`${message}. ${t('taskPlanning.move.undoKeys')}`);
  };
  const commit = async (move: BarMove) => {
    try {
      await api.campaignItems.move({ id: move.item.id, ...move.days });
      offerUndo(move);
    } catch (error) {
      fail(error);
    }
    setAsked(null);
    // From here on it can be moved again.
    release(move.item.id);
    try {
      // The bar stays where it was dropped until the plan has come again.
      await invalidate(client, 'campaign.changed');
    } finally {
      stopShowing(move);
    }
  };
  const check = async (move: BarMove) => {
    try {
      const { moved } = await api.campaignItems.move({ id: move.item.id, ...move.days, preview: true });
      if (moved.length === 0) return await commit(move);
      release(move.item.id);
      setAsked({ ...move, moved });
    } catch (error) {
      fail(error);
      release(move.item.id);
      stopShowing(move);
      await invalidate(client, 'campaign.changed');
    }
  };
  const begin = ({ item, days }: BarMove) => {
    running.current.add(item.id);
    setBusy(true);
    setPending((before) => new Map(before).set(item.id, days));
  };
  return {
    /** Drop positions of items, by their id, until the response arrives. */
    pending,
    asked,
    isBusy,
    drop: (move: BarMove) => {
      if (running.current.has(move.item.id) || asked) return;
      begin(move);
      void check(move);
    },
    confirm: () => {
      if (!asked || running.current.has(asked.item.id)) return;
      begin(asked);
      void commit(asked);
    },
    cancel: () => {
      if (!asked || running.current.has(asked.item.id)) return;
      stopShowing(asked);
      setAsked(null);
      say(t('taskPlanning.move.cancelled'));
    },
  };
}

export type AskedMove = { item: CampaignItem; days: Days; moved: MovedTask[] };
