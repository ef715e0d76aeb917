// Shared parts of the login and registration forms: one submission at a time, and every fault at its field.
import { type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { showFieldErrors } from '../../ui/form-errors.ts';

type Values = Record<string, string | boolean>;
type Rules<Fields> = { [Name in keyof Fields]?: (value: Fields[Name], values: Fields) => string | null };

interface SessionForm<Fields extends Values> {
  form: UseFormReturnType<Fields>;
  isBusy: boolean;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** `send` is called once per click, however often the button is pressed. */
export function useSessionForm<Fields extends Values>(
  initialValues: Fields,
  rules: Rules<Fields>,
  send: (values: Fields) => Promise<void>,
): SessionForm<Fields> {
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const form = useForm<Fields>({ mode: 'controlled', initialValues, validate: rules as never });
  const run = async (values: Fields) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      showFieldErrors(error, Object.keys(initialValues), (errors) => form.setErrors(errors));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  const focus = (field: string | undefined) => {
    if (field) form.getInputNode(field)?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(
      (values) => void run(values),
      (errors) => focus(Object.keys(errors)[0]),
    )(event);
  };
  const focusFirst = useEffectEvent(() => {
    const fields = Object.keys(initialValues);
    focus(fields.find((field) => initialValues[field] === '') ?? fields[0]);
  });
  useEffect(() => focusFirst(), []);
  return { form, isBusy, submit };
}
