import type { VoiceProfile } from '@folio/contract/brand-voices';
import { type FormEvent, useState } from 'react';
import { changedValues } from '../../ui/changed-values.ts';
import { focusFirstFault, showFieldErrors } from '../../ui/form-errors.ts';
import { useText } from '../../ui/use-text.ts';
import { faultsOf, toFormValues, toProfile, type VoiceFormValues } from './voice-form.ts';

type Named = Pick<VoiceFormValues, 'name' | 'description' | 'default' | 'active'>;
type Errors = Partial<Record<keyof VoiceFormValues, string>>;

export type VoiceForm = ReturnType<typeof useVoiceForm>;

const changeable = (values: VoiceFormValues) => {
  const { name, description, default: isDefault, active } = values;
  return { name, description, profile: toProfile(values), default: isDefault, active };
};

/** Values and faults of the form; a field that is changed has its fault removed. */
export function useVoiceForm(profile: VoiceProfile, named: Named) {
  const { t } = useText();
  const [values, setValues] = useState(() => toFormValues(profile, named));
  const [kept, setKept] = useState(values);
  const [errors, setErrors] = useState<Errors>({});
  return {
    values,
    errors,
    profile: toProfile(values),
    /** What differs from what the server has. */
    changes: changedValues(changeable(kept), changeable(values)),
    isDirty: JSON.stringify(values) !== JSON.stringify(kept),
    set: <Name extends keyof VoiceFormValues>(name: Name, value: VoiceFormValues[Name]) => {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _fixed, ...rest }) => rest);
    },
    /** Sends the form once; where something is wrong it is said at its field, which gets the focus. */
    submit: (event: FormEvent<HTMLFormElement>, sending: { isPending: boolean; mutate: () => void }) => {
      event.preventDefault();
      if (sending.isPending) return;
      const found = Object.entries(faultsOf(values)).map(([name, { code, limit }]) => [
        name,
        t(`voices.faults.${code}`, { limit }),
      ]);
      setErrors(Object.fromEntries(found) as Errors);
      if (found.length === 0) sending.mutate();
      else focusFirstFault(event.currentTarget);
    },
    refuse: (error: unknown) => showFieldErrors(error, Object.keys(values), (found) => setErrors(found)),
    /** The server has it like this. */
    adopt: (next: VoiceProfile, nextNamed: Named) => {
      const fresh = toFormValues(next, nextNamed);
      setValues(fresh);
      setKept(fresh);
      setErrors({});
    },
  };
}
