// Drops on the board: shown at once, and taken back where the server refuses them. A card that is dropped again goes on when its first move is answered.
import type { TaskRow } from '@folio/contract/task-shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';
import { listCards } from '../core/tasks.queries.ts';
import type { TaskMove } from '../core/use-task-actions.ts';
import { type BoardColumn, moveInto } from './board-moves.ts';

export interface BoardMoves {
  /** Cards that were dropped and not answered yet, by task. */
  pending: ReadonlyMap<number, BoardColumn>;
  /** Drops a card; the last drop of a card is where it ends. */
  drop: (task: TaskRow, column: BoardColumn) => void;
}

interface BoardAnswers {
  onMoved: (task: TaskRow, column: BoardColumn) => void;
  /** Receives the server's reason, for example the name of a faster user. */
  onRefused: (task: TaskRow, message: string) => void;
}

export function useBoardMoves({ onMoved, onRefused }: BoardAnswers): BoardMoves {
  const client = useQueryClient();
  const [pending, setPending] = useState<ReadonlyMap<number, BoardColumn>>(new Map());
  /** Moves that are sent, with the column of a later drop. */
  const running = useRef(new Map<number, BoardColumn | null>());
  const settle = (id: number) => {
    setPending((before) => new Map([...before].filter(([one]) => one !== id)));
  };
  const run = async (task: TaskRow, move: TaskMove, column: BoardColumn) => {
    const { id, revision } = task;
    try {
      const { message } = await api.tasks[move]({ id, revision });
      if (message) toastSuccess(message);
      onMoved(task, column);
    } catch (error) {
      toastError(messageOf(error));
      onRefused(task, messageOf(error));
    }
    // The card stays where it was dropped until the board has come again.
    try {
      await invalidate(client, 'task.changed');
    } finally {
      const next = running.current.get(id);
      running.current.delete(id);
      const now = listCards(client).find((one) => one.id === id);
      if (!next || !now || !drop(now, next)) settle(id);
    }
  };
  /** False where the card may not enter the column. */
  const drop = (task: TaskRow, column: BoardColumn): boolean => {
    const isRunning = running.current.has(task.id);
    const move = moveInto(task, column);
    if (!move && !isRunning) return false;
    running.current.set(task.id, isRunning ? column : null);
    setPending((before) => new Map(before).set(task.id, column));
    if (move && !isRunning) void run(task, move, column);
    return true;
  };
  return { pending, drop: (task, column) => void drop(task, column) };
}
