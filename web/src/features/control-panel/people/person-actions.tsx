import { Button, Menu } from '@mantine/core';
import { IconDownload, IconEraser } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { api, messageOf } from '../../../base/api.ts';
import { useDownload } from '../../../base/use-download.ts';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { toastError } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from '../control-panel.module.css';
import type { Person } from '../control-panel.queries.ts';
import { EraseDialog } from './erase-dialog.tsx';

/** Each action stands only where the server allows it. */
export function PersonActions({ person }: { person: Person }) {
  const { t } = useText();
  const router = useRouter();
  const [isErasing, setErasing] = useState(false);
  const impersonate = useMutation({
    mutationFn: (id: number) => api.session.requestImpersonation({ id }),
    onSuccess: ({ userId, token }) => router.history.push(`/impersonate?userId=${userId}&token=${encodeURIComponent(token)}`),
    onError: (error) => toastError(messageOf(error)),
  });
  const save = useDownload(() => api.privacy.exportPerson({ person_id: person.id }), `person-${person.id}.zip`);
  const { can, name } = person;
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  return (
    <div className={classes.buttons} style={{ justifyContent: 'flex-end', flexWrap: 'nowrap' }}>
      {can.impersonate ? (
        <Button
          variant="default"
          aria-label={t('panel.people.impersonateOne', { name })}
          loading={impersonate.isPending}
          onClick={() => impersonate.mutate(person.id)}
        >
          {t('panel.people.impersonate')}
        </Button>
      ) : null}
      {can.export_data || can.erase_data ? (
        <MoreMenu name={name} width={220} isBusy={save.isPending}>
          {can.export_data ? (
            <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => save.mutate()}>
              {t('privacy.export')}
            </Menu.Item>
          ) : null}
          {can.erase_data ? (
            <Menu.Item style={{ color: 'var(--failed)' }} leftSection={<IconEraser {...icon} />} onClick={() => setErasing(true)}>
              {t('privacy.erase')}
            </Menu.Item>
          ) : null}
        </MoreMenu>
      ) : null}
      {isErasing ? <EraseDialog person={person} onClose={() => setErasing(false)} /> : null}
    </div>
  );
}
