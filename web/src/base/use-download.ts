import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../ui/save-file.ts';
import { toastError } from '../ui/toast.tsx';
import { messageOf } from './api.ts';

/** Fetches a file and hands it to the browser under this name; says why where it could not be had. */
export function useDownload(fetchFile: () => Promise<Blob>, name: string) {
  return useMutation({
    mutationFn: fetchFile,
    onSuccess: (file) => saveFile(file, name),
    onError: (error) => toastError(messageOf(error)),
  });
}
