// Drops on the board: shown at once, and taken back where the server refuses them.
import type { TaskRow } from '@folio/contract/task-shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';
import type { TaskMove } from '../core/use-task-actions.ts';
import { type BoardColumn, moveInto } from './board-moves.ts';

export interface BoardMoves {
  /** Cards that were dropped and not answered yet, by task. */
  pending: ReadonlyMap<number, BoardColumn>;
  /** Drops a card; a second drop of the same card waits for nothing and does nothing. */
  drop: (task: TaskRow, column: BoardColumn) => void;
}

interface BoardAnswers {
  onMoved: (task: TaskRow, column: BoardColumn) => void;
  /** Gets the server's reason, like who was first. */
  onRefused: (task: TaskRow, message: string) => void;
}

export function useBoardMoves({ onMoved, onRefused }: BoardAnswers): BoardMoves {
  const client = useQueryClient();
  const [pending, setPending] = useState<ReadonlyMap<number, BoardColumn>>(new Map());
  const running = useRef(new Set<number>());
  const settle = (id: number) => {
    running.current.delete(id);
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
      settle(id);
    }
  };
  const drop = (task: TaskRow, column: BoardColumn) => {
    const move = moveInto(task, column);
    if (!move || running.current.has(task.id)) return;
    running.current.add(task.id);
    setPending((before) => new Map(before).set(task.id, column));
    void run(task, move, column);
  };
  return { pending, drop };
}
