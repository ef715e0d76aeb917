import { customerTypes } from '@folio/contract/profile-facts';
import type { UserInfo } from '@folio/contract/users';
import { Select, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { api, meQuery } from '../../base/api.ts';
import { submitTo, useContractForm } from '../../base/contract-form.tsx';
import { countryOptions } from '../../ui/country-names.ts';
import { FormFoot } from '../../ui/form-foot.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './profile.module.css';

interface Choice {
  value: string;
  label: string;
}

interface ProfileFormProps {
  user: UserInfo;
  jobRoles: Choice[];
}

/** Name and the facts a person may give about themselves; email and company are shown, not changed. */
export function ProfileForm({ user, jobRoles }: ProfileFormProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const form = useContractForm({
    optional: ['job_role', 'country', 'customer_type', 'industry_name'],
    values: {
      name: user.name,
      job_role: user.job_role ?? '',
      industry_name: user.industry_name ?? '',
      country: user.country ?? '',
      customer_type: user.customer_type ?? '',
    },
    toInput: ({ name, ...facts }) => ({
      name,
      job_role: facts.job_role.trim() || null,
      industry_name: facts.industry_name.trim() || null,
      country: facts.country.trim() || null,
      customer_type: facts.customer_type.trim() || null,
    }),
    // A fact of an earlier release that is on no list stays as long as it is not changed.
    send: ({ input: { name }, changes }) => api.users.updateUserInfo({ ...changes, name }),
    savedMessage: ({ message }) => message ?? t('profile.saved'),
    onSaved: ({ user_info }, saved) => {
      client.setQueryData(meQuery.queryKey, (me) => (me ? { ...me, user_info } : me));
      form.restart(saved, null);
    },
  });
  const choice = (name: 'job_role' | 'country' | 'customer_type', label: string, listed: Choice[]) => {
    const kept = user[name];
    const isListed = kept === null || listed.some(({ value }) => value === kept);
    return (
      <Select
        label={label}
        data={isListed ? listed : [{ value: kept, label: kept }, ...listed]}
        placeholder={t('profile.choose')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('fields.clear') }}
        {...form.getInputProps(name)}
        value={form.values[name] || null}
        onChange={(value) => form.setFieldValue(name, value ?? '')}
      />
    );
  };
  return (
    <Stack as="form" gap={20} className={classes.form} onSubmit={submitTo(form)}>
      <div className={classes.pair}>
        <TextInput
          label={t('fields.name')}
          autoComplete="name"
          maxLength={120}
          required
          withAsterisk={false}
          {...form.getInputProps('name')}
        />
        <TextInput label={t('fields.email')} value={user.email} readOnly variant="filled" />
        <TextInput label={t('profile.company')} value={user.company} readOnly variant="filled" />
        <TextInput label={t('profile.role')} value={t(`shell.roles.${user.role}`)} readOnly variant="filled" />
        {choice('job_role', t('profile.jobRole'), jobRoles)}
        <TextInput label={t('profile.industry')} maxLength={120} {...form.getInputProps('industry_name')} />
        {choice('country', t('profile.country'), countryOptions(language))}
        {choice(
          'customer_type',
          t('profile.customerType'),
          customerTypes.map((value) => ({ value, label: t(`profile.customerTypes.${value}`) })),
        )}
      </div>
      <FormFoot variant="start" hasShortcut verb={t('actions.save')} isBusy={form.isBusy} isDisabled={!form.isDirty()} />
    </Stack>
  );
}
