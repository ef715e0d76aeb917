// Runs an action on many documents, call after call: its progress, and the refusals with their reasons.
import { useRef, useState } from 'react';
import { formatNumber } from '../ui/intl-format.ts';
import { toastError } from '../ui/toast.tsx';
import { useText } from '../ui/use-text.ts';
import { type ApiError, messageOf } from './api.ts';
import { type BatchCall, type BatchOutcome, inBatches } from './in-batches.ts';

/** A document as far as it is named and called by. */
export interface BatchRow {
  order_detail_id: number;
  title: string;
}

type BatchWork = 'deleting' | 'moving' | 'downloading';

interface BatchProgress {
  work: BatchWork | 'selecting';
  count: number;
  total: number;
}

/** Documents that one call deletes or moves: fewer than it takes, so that the progress moves and locks are short. */
export const documentsPerCall = 100;

/** Refusals that are about one of the documents. */
const aboutDocument = new Set<ApiError['code']>([
  'ORDER_NOT_FOUND',
  'ORDER_BUSY',
  'DOCUMENT_OF_TASK',
  'DOCUMENT_OF_REQUEST',
  'FORBIDDEN',
  'MOVE_ONLY_OWN',
]);

/** Titles that are named of those refused for one reason. */
const maxNamed = 3;
/** A reason takes longer to read than that something was done. */
const reasonMs = 15_000;

/** Runs one batch at a time. Calls during a batch do not start and return null. */
export function useBatches() {
  const { t, language } = useText();
  const [progress, setProgress] = useState<BatchProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const number = (value: number) => formatNumber(value, language);

  function report<Row extends BatchRow>(work: BatchWork, { done, refused, left, error }: BatchOutcome<Row>, total: number): void {
    const reasons = Map.groupBy(refused, (one) => one.error.code);
    for (const group of reasons.values()) {
      const names = group.slice(0, maxNamed).map(({ row: { title } }) => t('orders.batches.named', { title }));
      const others = group.length - names.length;
      const titles = names.join(', ');
      const reason = messageOf(group[0]?.error);
      const named = others > 0 ? t('orders.batches.more', { titles, others: number(others) }) : titles;
      toastError(t(`orders.batches.refused.${work}`, { documents: number(group.length), titles: named, reason }), reasonMs);
    }
    if (left.length === 0) return;
    const counts = { done: number(done.length), documents: number(total) };
    if (error === null) toastError(t('orders.batches.stopped', counts), reasonMs);
    else if (done.length === 0) toastError(messageOf(error));
    else toastError(t('orders.batches.failed', { ...counts, reason: messageOf(error) }), reasonMs);
  }

  /** One piece of work of several calls, which may be stopped. */
  async function follow<Result>(
    work: BatchProgress['work'],
    total: number,
    act: (signal: AbortSignal, onProgress: (count: number) => void) => Promise<Result>,
  ): Promise<Result | null> {
    if (running.current) return null;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ work, count: 0, total });
    try {
      return await act(controller.signal, (count) => setProgress({ work, count, total }));
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  /** Never throws: the outcome lists the completed rows, and a toast shows the failed ones. */
  const run = async <Row extends BatchRow>(
    work: BatchWork,
    rows: Row[],
    call: BatchCall<Row>['call'],
    size = documentsPerCall,
  ): Promise<BatchOutcome<Row> | null> => {
    const isAboutOne = ({ code }: ApiError) => aboutDocument.has(code);
    const outcome = await follow(work, rows.length, (signal, onProgress) =>
      inBatches({ rows, size, call, isAboutOne, onProgress, signal }),
    );
    if (outcome) report(work, outcome, rows.length);
    return outcome;
  };
  return { progress, follow, run, stop: () => running.current?.abort() };
}

/** Rows that are to stay selected: those that were refused or not tried. */
export const notDone = <Row>({ refused, left }: BatchOutcome<Row>): Row[] => [...refused.map(({ row }) => row), ...left];
