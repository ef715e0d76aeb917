// Adds several files as sources, one call after the other; rejected files are kept with their reason.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, api, messageOf } from '../../base/api.ts';
import { inBatches } from '../../base/in-batches.ts';
import { invalidate } from '../../base/stale-after.ts';

export interface RefusedFile {
  file: File;
  /** In the user's language. */
  reason: string;
}

type SourceFields = Omit<Parameters<typeof api.sources.create>[0], 'name' | 'type' | 'file' | 'url'>;

export const withoutEnding = (fileName: string) => fileName.replace(/\.[a-z0-9]{1,5}$/i, '');

/** The first thing that is wrong with the file or its name, else why it failed at all. */
const reasonOf = (error: unknown) => (error instanceof ApiError && Object.values(error.errors)[0]?.[0]) || messageOf(error);

/**
 * A file that is too large, of another kind or without text. Other failures (no connection, no storage left)
 * do not concern one file.
 */
const isAboutOne = ({ status }: ApiError) => status === 413 || status === 415 || status === 422;

/**
 * Each source gets its file's name. Never throws: returns the files not added. After a general failure
 * it skips the remaining calls.
 */
export function useAddFiles() {
  const client = useQueryClient();
  const [count, setCount] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ files, fields }: { files: File[]; fields: SourceFields }): Promise<RefusedFile[]> => {
      setCount(0);
      const create = (file: File) =>
        api.sources.create({ ...fields, name: withoutEnding(file.name).slice(0, 200), type: 'file', file });
      const { refused, left, error } = await inBatches({
        rows: files,
        size: 1,
        call: (batch) => Promise.all(batch.map(create)),
        isAboutOne,
        onProgress: setCount,
      });
      return [
        ...refused.map(({ row, error: reason }) => ({ file: row, reason: reasonOf(reason) })),
        ...left.map((file) => ({ file, reason: reasonOf(error) })),
      ];
    },
    onSettled: () => invalidate(client, 'source.changed'),
  });
  return { add: mutate, isAdding: isPending, count };
}
