import type { UserInfo } from '@folio/contract/users';
import { Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, meQuery } from '../../base/api.ts';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { FormFoot } from '../../ui/form-foot.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './profile.module.css';

const facts = ['name', 'job_role', 'industry_name', 'country', 'customer_type'] as const;

interface ProfileFormProps {
  user: UserInfo;
  jobRoles: { value: string; label: string }[];
}

/** Name and the facts a person may give about themselves; email and company are shown, not changed. */
export function ProfileForm({ user, jobRoles }: ProfileFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const form = useForm({
    initialValues: {
      name: user.name,
      job_role: user.job_role ?? '',
      industry_name: user.industry_name ?? '',
      country: user.country ?? '',
      customer_type: user.customer_type ?? '',
    },
  });
  const save = useMutation({
    mutationFn: ({ name, ...rest }: typeof form.values) =>
      api.users.updateUserInfo({
        name,
        ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, value.trim() || null])),
      }),
    onSuccess: ({ user_info, message }) => {
      client.setQueryData(meQuery.queryKey, (me) => (me ? { ...me, user_info } : me));
      form.resetDirty();
      toastSuccess(message ?? t('profile.saved'));
    },
    onError: (error) => showFieldErrors(error, facts, (errors) => form.setErrors(errors)),
  });
  return (
    <form className={classes.form} onSubmit={form.onSubmit((values) => save.mutate(values))}>
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
        <Select
          label={t('profile.jobRole')}
          data={jobRoles}
          placeholder={t('profile.choose')}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('fields.clear') }}
          {...form.getInputProps('job_role')}
          value={form.values.job_role || null}
          onChange={(value) => form.setFieldValue('job_role', value ?? '')}
        />
        <TextInput label={t('profile.industry')} maxLength={120} {...form.getInputProps('industry_name')} />
        <TextInput label={t('profile.country')} autoComplete="country-name" maxLength={80} {...form.getInputProps('country')} />
        <TextInput label={t('profile.customerType')} maxLength={80} {...form.getInputProps('customer_type')} />
      </div>
      <FormFoot variant="start" hasShortcut verb={t('actions.save')} isBusy={save.isPending} isDisabled={!form.isDirty()} />
    </form>
  );
}
