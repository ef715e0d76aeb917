// Guests and contacts have no seat: their stored data is exported and erased here.
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { useDownload } from '../../../base/use-download.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { showFieldErrors } from '../../../ui/form-errors.ts';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import { guestsQuery } from '../control-panel.queries.ts';

interface Guest {
  email: string;
  name: string;
}

export function GuestsData() {
  const { t } = useText();
  const { data } = useQuery(guestsQuery);
  if (!data || data.guests.length === 0) return null;
  return (
    <Panel title={t('privacy.guestsTitle')}>
      <Text size="sm" tone="quiet">
        {t('privacy.guestsLead')}
      </Text>
      <ul>
        {data.guests.map((guest) => (
          <GuestRow key={guest.email} guest={guest} />
        ))}
      </ul>
    </Panel>
  );
}

function GuestRow({ guest }: { guest: Guest }) {
  const { t } = useText();
  const [isErasing, setErasing] = useState(false);
  const { email, name } = guest;
  const save = useDownload(() => api.privacy.exportGuest({ email }), 'guest.json');
  return (
    <Row as="li" gap={8} wrap style={{ justifyContent: 'space-between' }}>
      <span>
        {name}{' '}
        <Text as="span" size="sm" tone="quiet">
          {email}
        </Text>
      </span>
      <Row as="span" gap={8} wrap>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`${t('privacy.export')}: ${email}`}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('privacy.export')}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`${t('privacy.erase')}: ${email}`}
          onClick={() => setErasing(true)}
        >
          {t('privacy.erase')}
        </Button>
      </Row>
      {isErasing ? <EraseGuestDialog guest={guest} onClose={() => setErasing(false)} /> : null}
    </Row>
  );
}

/** Nothing happens before the email is typed. */
function EraseGuestDialog({ guest: { email, name }, onClose }: { guest: Guest; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const erase = useMutation({
    mutationFn: () => api.privacy.eraseGuest({ email, confirm_email: typed }),
    onSuccess: async ({ message }) => {
      toastSuccess(message);
      await invalidate(client, 'person.erased');
      onClose();
    },
    onError: (error) => showFieldErrors(error, ['confirm_email'], setErrors),
  });
  const isSure = typed.trim().toLowerCase() === email;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSure && !erase.isPending) erase.mutate();
  };
  return (
    <Dialog title={t('privacy.eraseTitle', { name })} onClose={onClose}>
      <Stack as="form" noValidate gap={16} onSubmit={submit}>
        <p>{t('privacy.guestEraseLead')}</p>
        <TextInput
          label={t('privacy.typeEmail', { email })}
          autoComplete="off"
          data-autofocus
          maxLength={254}
          value={typed}
          error={errors['confirm_email']}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <FormFoot verb={t('privacy.erase')} isBusy={erase.isPending} isRed isDisabled={!isSure} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}
