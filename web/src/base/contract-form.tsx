// A form over the calls of the contract: its values have the names of the call's fields, a fault is at the field that the server
// names, only changes are sent, and another user's save is not overwritten before the reader decides.
import { type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, type ReactNode, useState } from 'react';
import { changedValues } from '../ui/changed-values.ts';
import { focusFirstFault, showFieldErrors } from '../ui/form-errors.ts';
import { optionalLabel } from '../ui/optional-label.ts';
import { toastSuccess } from '../ui/toast.tsx';
import { useSingleMutation } from '../ui/use-single-mutation.ts';
import { ApiError } from './api.ts';
import { ChangedMeanwhile, isChangedMeanwhile } from './changed-meanwhile.tsx';

/** Submitted values of a form. */
interface Sent<Values, Input> {
  values: Values;
  /** All fields. */
  input: Input;
  /** Values that differ from the form's initial ones. */
  changes: Partial<Input>;
  /** The initial revision of the form; empty if the reader wants to overwrite another user's save. */
  expected: { revision?: number };
}

interface Options<Values, Input, Answer> {
  /** Initial values of the form. */
  values: Values;
  /** The edited object; null for something new. Its first name and revision count: the page may show newer ones by now. */
  edited?: { name: string; revision: number } | null;
  /** The fields as the call takes them. */
  toInput: (values: Values) => Input;
  /** Fields that may stay empty and begin so: their labels say "optional". */
  optional?: readonly (keyof Values & string)[];
  /** Fields that the server names and the form shows at another one. */
  alsoNamed?: readonly string[];
  /** Faults that are known before anything is sent, by field. */
  faultsOf?: (values: Values) => Record<string, string>;
  send: (sent: Sent<Values, Input>) => Promise<Answer>;
  /** Reloads data changed by a save or by another user. Omitted if no shown data changes. */
  refresh?: () => Promise<void>;
  /** Message after saving; the response's own message by default. */
  savedMessage?: (answer: Answer) => string | undefined;
  /** Called once the data changed by a save has been reloaded. */
  onSaved: (answer: Answer, values: Values) => void;
  /** Called with the error of a failed save, once its faults are shown. */
  onRefused?: (error: unknown) => void;
  /** The reader takes the version saved by another user. Offered only when editing. */
  onKeepSaved?: () => void;
}

/** `getInputProps`, `values`, `errors` and the other parts of Mantine's form, with its save function. */
export type ContractForm<Values> = Omit<UseFormReturnType<Values>, 'errors'> & {
  /** Sentences, by field. */
  errors: Record<string, string>;
  /** Changes several fields. */
  change: (changes: Partial<Values>) => void;
  /** Sends the form, unless it is being sent or has a fault. */
  save: () => void;
  isBusy: boolean;
  /** Restarts the form with the currently saved values. */
  restart: (values: Values, edited: { name: string; revision: number } | null) => void;
  /** Asks which of two texts stays, where someone else saved meanwhile. */
  notice: ReactNode;
};

export function useContractForm<
  Values extends Record<string, unknown>,
  Input extends object,
  Answer extends { message?: string },
>(options: Options<Values, Input, Answer>): ContractForm<Values> {
  const {
    toInput,
    faultsOf,
    send,
    refresh = async () => undefined,
    savedMessage = ({ message }) => message,
    onSaved,
    onRefused,
    onKeepSaved = () => undefined,
  } = options;
  const form = useForm<Values>({ initialValues: options.values });
  const [start, setStart] = useState(() => ({ input: toInput(options.values), edited: options.edited ?? null }));
  const saving = useSingleMutation({
    mutationFn: (isForced: boolean) => {
      const values = form.getValues();
      const input = toInput(values);
      const expected = start.edited && !isForced ? { revision: start.edited.revision } : {};
      return send({ values, input, changes: changedValues(start.input, input), expected });
    },
    onSuccess: async (answer) => {
      await refresh();
      const message = savedMessage(answer);
      if (message) toastSuccess(message);
      onSaved(answer, form.getValues());
    },
    onError: async (error, isForced) => {
      // The next attempt starts from the other user's version.
      if (isChangedMeanwhile(error)) await refresh();
      if (isForced || !start.edited || !isChangedMeanwhile(error)) showFaults(error);
      onRefused?.(error);
    },
  });
  const showFaults = (error: unknown) => {
    const names = new Set([...Object.keys(options.values), ...(options.alsoNamed ?? [])]);
    const fieldOf = (name: string) => name.split('.', 1)[0] ?? '';
    const named = error instanceof ApiError ? Object.keys(error.errors).filter((name) => names.has(fieldOf(name))) : [];
    // A fault of one entry is at the entry, and at its list for forms that show no entries.
    showFieldErrors(error, named, (errors) =>
      form.setErrors({
        ...Object.fromEntries(Object.entries(errors).map(([name, sentence]) => [fieldOf(name), sentence])),
        ...errors,
      }),
    );
  };
  const isOptional = (field: unknown) => typeof field === 'string' && (options.optional ?? []).some((one) => one === field);
  const getInputProps: typeof form.getInputProps = (field, inputOptions) => ({
    ...form.getInputProps(field, inputOptions),
    ...(isOptional(field) ? { labelProps: optionalLabel() } : {}),
  });
  return {
    ...form,
    getInputProps,
    errors: form.errors as Record<string, string>,
    change: (changes) => {
      for (const [name, value] of Object.entries(changes)) form.setFieldValue(name, value as never);
    },
    save: () => {
      const faults = faultsOf?.(form.getValues()) ?? {};
      form.setErrors(faults);
      if (Object.keys(faults).length === 0) saving.run(false);
    },
    isBusy: saving.isPending,
    restart: (values, edited) => {
      form.setInitialValues(values);
      form.setValues(values);
      form.clearErrors();
      setStart({ input: toInput(values), edited });
      saving.reset();
    },
    notice: start.edited ? (
      <ChangedMeanwhile
        name={start.edited.name}
        error={saving.error}
        onKeepSaved={onKeepSaved}
        onSaveMine={() => saving.run(true)}
      />
    ) : null,
  };
}

/** For a form outside a dialog: saves it, and moves the caret to the first fault known by then. */
export const submitTo =
  ({ save, isBusy }: Pick<ContractForm<Record<string, unknown>>, 'save' | 'isBusy'>) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    save();
    focusFirstFault(event.currentTarget);
  };
