// A new request: its values, its errors, and its save.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import {
  blankRequest,
  faultsOf,
  inputOf,
  type RequestValues,
  readKeptRequest,
  requestFields,
  saveRequestForm,
} from './request-form-values.ts';

/** The server says "target_language" of one of several. */
const withFormNames = (error: unknown): unknown =>
  error instanceof ApiError && error.errors['target_language']
    ? new ApiError(
        error.status,
        error.message,
        { ...error.errors, target_languages: error.errors['target_language'] },
        error,
        error.code,
      )
    : error;

interface Outcomes {
  /** Gets the id of the draft, also where its quote failed. */
  onSaved: (id: number) => void;
  /** Something is wrong with fields, which show it. */
  onRefused: () => void;
}

export function useRequestForm(workspaceId: number | null, { onSaved, onRefused }: Outcomes) {
  const { t } = useText();
  const client = useQueryClient();
  const [values, setValues] = useState<RequestValues>(() => readKeptRequest(workspaceId) ?? blankRequest);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const isSending = useRef(false);
  const set = (changes: Partial<RequestValues> | ((before: RequestValues) => Partial<RequestValues>), field?: string) => {
    setValues((before) => {
      const after = { ...before, ...(typeof changes === 'function' ? changes(before) : changes) };
      saveRequestForm(workspaceId, after);
      return after;
    });
    if (field) setErrors(({ [field]: _resolved, ...others }) => others);
  };
  const clear = () => {
    saveRequestForm(workspaceId, null);
    setValues(blankRequest);
    setErrors({});
  };
  const save = useMutation({
    mutationFn: async (wantsQuote: boolean) => {
      const { translation_request: draft } = await api.translationRequests.create(inputOf(values, workspaceId));
      if (!wantsQuote) return { id: draft.id, said: t('translationRequests.form.draftSaved'), problem: null };
      try {
        const quoted = await api.translationRequests.quote({ id: draft.id, revision: draft.revision });
        const isRequested = quoted.translation_request.state === 'quote_requested';
        return { id: draft.id, said: t(`translationRequests.done.${isRequested ? 'quoteRequested' : 'quote'}`), problem: null };
      } catch (error) {
        return { id: draft.id, said: null, problem: t('translationRequests.form.quoteFailed', { reason: messageOf(error) }) };
      }
    },
    onSuccess: async ({ id, said, problem }) => {
      saveRequestForm(workspaceId, null);
      if (said) toastSuccess(said);
      if (problem) toastError(problem);
      await invalidate(client, 'translation_request.changed');
      onSaved(id);
    },
    onError: (error) => {
      if (showFieldErrors(withFormNames(error), requestFields, setErrors)) onRefused();
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  /** Sends it once, however often it is asked. */
  const submit = (wantsQuote: boolean) => {
    if (isSending.current) return;
    const faults = faultsOf(values, t);
    setErrors(faults);
    if (Object.keys(faults).length > 0) return onRefused();
    isSending.current = true;
    save.mutate(wantsQuote);
  };
  return { values, errors, set, clear, submit, isBusy: save.isPending, wantsQuote: save.variables ?? false };
}

export type RequestFormState = ReturnType<typeof useRequestForm>;
