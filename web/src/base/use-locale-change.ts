// Saves a changed language for the user, and reloads server texts in the reader's language.
import type { InterfaceLanguage } from '@folio/contract/languages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toastError } from '../ui/toast.tsx';
import { api, messageOf } from './api.ts';

/** The interface has changed already; names of tools follow when the server has answered. */
export function useLocaleChange(): (locale: InterfaceLanguage) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (locale: InterfaceLanguage) => api.users.updateUserInfo({ locale }),
    onSuccess: () => client.invalidateQueries(),
    onError: (error) => toastError(messageOf(error)),
  });
  return mutate;
}
