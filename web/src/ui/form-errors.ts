// Shows the server's errors of a form at their fields; errors without a field become a toast.
import { toastError } from './toast.tsx';

interface Failure {
  message: string;
  errors?: Record<string, string[]>;
}

/** The first message per field; true where at least one field of the form was named. */
export function showFieldErrors(error: unknown, fields: readonly string[], setErrors: (errors: Record<string, string>) => void) {
  const { message, errors = {} } = error as Failure;
  const named = Object.entries(errors).filter(([field, messages]) => fields.includes(field) && messages.length > 0);
  if (named.length === 0) {
    toastError(Object.values(errors)[0]?.[0] ?? message);
    return false;
  }
  setErrors(Object.fromEntries(named.map(([field, messages]) => [field, messages[0] ?? message])));
  return true;
}

/** Returns the sentence for a form of one field: the field's error, else the reason of the failure. */
export function faultAt(error: unknown, field: string): string {
  const { message, errors = {} } = error as Failure;
  return errors[field]?.[0] ?? message;
}

/** Puts the caret into the first field that is marked as wrong, once the marks are drawn. */
export function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
