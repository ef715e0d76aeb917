// A file with figures on its way: read by the server, read once more when its columns are mapped otherwise, then imported.
import type { CheckedImport } from '@folio/contract/campaign-results';
import type { DayForm, NumberForm, ResultField } from '@folio/contract/campaign-words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { faultAt } from '../../../ui/form-errors.ts';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';
import { useSingleMutation } from '../../../ui/use-single-mutation.ts';

/** Column mapping of the file; the server detects omitted values. */
export interface Reading {
  mapping?: Partial<Record<ResultField, string>>;
  numbers?: NumberForm;
  days?: DayForm;
  source?: string;
  channel?: string;
}

export function useImport(campaignId: number, onDone: () => void) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [reading, setReading] = useState<Reading>({});
  const [checked, setChecked] = useState<CheckedImport | null>(null);
  /** Rows with an acceptable fault that are imported, and the item that they belong to. */
  const [accepted, setAccepted] = useState<ReadonlyMap<number, number | null>>(new Map());
  const [problem, setProblem] = useState<string>();
  const read = useSingleMutation({
    mutationFn: ({ chosen, as }: { chosen: File; as: Reading }) =>
      api.campaignResults.validate({ id: campaignId, file: chosen, ...as }),
    onSuccess: (answer) => {
      setChecked(answer.import);
      setAccepted(new Map());
      setProblem(undefined);
    },
    onError: (error) => setProblem(faultAt(error, 'file')),
  });
  const save = useSingleMutation({
    mutationFn: (importId: number) =>
      api.campaignResults.import({
        import_id: importId,
        accept: [...accepted].map(([line, itemId]) => ({ line, ...(itemId === null ? {} : { item_id: itemId }) })),
      }),
    onSuccess: async ({ message }) => {
      await invalidate(client, 'campaign.changed');
      toastSuccess(message);
      onDone();
    },
    onError: (error) => toastError(messageOf(error)),
  });
  return {
    checked,
    problem,
    accepted,
    isReading: read.isPending,
    isSaving: save.isPending,
    choose: (chosen: File) => {
      setFile(chosen);
      setReading({});
      read.run({ chosen, as: {} });
    },
    readAs: (changes: Reading) => {
      const as = { ...reading, ...changes };
      setReading(as);
      if (file) read.run({ chosen: file, as });
    },
    startOver: () => {
      setFile(null);
      setChecked(null);
      setProblem(undefined);
      setReading({});
    },
    /** `undefined` leaves the row out. */
    accept: (line: number, itemId: number | null | undefined) =>
      setAccepted((before) => {
        const after = new Map(before);
        if (itemId === undefined) after.delete(line);
        else after.set(line, itemId);
        return after;
      }),
    save: () => {
      if (checked) save.run(checked.id);
    },
  };
}
