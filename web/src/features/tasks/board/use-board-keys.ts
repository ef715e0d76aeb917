// Moving a card with the keyboard: Space lifts it, the arrows choose among the columns that it may enter, Space or Enter drops it, Escape
// cancels. Arrows without a lifted card move the focus from card to card. What happens is said in a live region.
import type { TaskRow } from '@folio/contract/task-shapes';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../../ui/use-text.ts';
import { type BoardColumn, boardColumns, columnOf, columnsFor, moveInto } from './board-moves.ts';

export interface BoardKeys {
  lifted: { task: TaskRow; column: BoardColumn } | null;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, task: TaskRow) => void;
}

const cardsIn = (column: Element | null) => [...(column?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];

/** Moves the focus to the neighbour of a card, also over empty columns. */
function focusNeighbour(card: HTMLElement, key: string): boolean {
  const column = card.closest('[data-column]');
  const cards = cardsIn(column);
  const index = cards.indexOf(card);
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    cards[index + (key === 'ArrowDown' ? 1 : -1)]?.focus();
    return true;
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const columns = [...document.querySelectorAll('[data-column]')];
  const here = columns.indexOf(column as Element);
  const others = key === 'ArrowRight' ? columns.slice(here + 1) : columns.slice(0, here).toReversed();
  const next = others.map(cardsIn).find((found) => found.length > 0);
  const height = card.getBoundingClientRect().top;
  const distance = (other: HTMLElement) => Math.abs(other.getBoundingClientRect().top - height);
  next?.reduce((nearest, other) => (distance(other) < distance(nearest) ? other : nearest)).focus();
  return true;
}

/** `say` gets the sentences of the live region. */
export function useBoardKeys(say: (text: string) => void, onDrop: (task: TaskRow, column: BoardColumn) => void): BoardKeys {
  const { t } = useText();
  const [lifted, setLifted] = useState<BoardKeys['lifted']>(null);
  const nameOf = (column: BoardColumn) => t(`tasks.states.${column}`);
  const lift = (task: TaskRow) => {
    if (columnsFor(task).length === 0) return say(t('taskViews.board.noMove', { name: task.title }));
    const column = columnOf(task.status);
    setLifted({ task, column });
    say(t('taskViews.board.lifted', { name: task.title, column: nameOf(column) }));
  };
  const choose = (task: TaskRow, from: BoardColumn, step: number) => {
    const own = columnOf(task.status);
    const choices = boardColumns.filter((column) => column === own || moveInto(task, column) !== null);
    const column = choices[choices.indexOf(from) + step];
    if (!column) return;
    setLifted({ task, column });
    const move = moveInto(task, column);
    say(move ? t('taskViews.board.over', { column: nameOf(column), verb: t(`tasks.moves.${move}`) }) : nameOf(column));
  };
  const cancel = () => {
    if (!lifted) return;
    setLifted(null);
    say(t('taskViews.board.cancelled'));
  };
  const drop = (task: TaskRow, column: BoardColumn) => {
    setLifted(null);
    if (column === columnOf(task.status)) return say(t('taskViews.board.cancelled'));
    onDrop(task, column);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, task: TaskRow) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (lifted) {
      if (key === 'Escape') cancel();
      else if (key === ' ' || key === 'Enter') drop(lifted.task, lifted.column);
      else if (key === 'ArrowRight' || key === 'ArrowLeft') choose(lifted.task, lifted.column, key === 'ArrowRight' ? 1 : -1);
      else if (key === 'Tab') return cancel();
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (key === ' ') {
      event.preventDefault();
      lift(task);
    } else if (focusNeighbour(event.currentTarget, key)) event.preventDefault();
  };
  return { lifted, onKeyDown };
}
