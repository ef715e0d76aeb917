import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload, IconEraser, IconShieldCog, IconUserShare } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { api, messageOf } from '../../../base/api.ts';
import { useDownload } from '../../../base/use-download.ts';
import { type ActionDefinition, bindActions } from '../../../ui/actions.ts';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { Row } from '../../../ui/row.tsx';
import { toastError } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import type { Person } from '../control-panel.queries.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { StaffScopeDialog } from './staff-scope-dialog.tsx';

const personActions: ActionDefinition<'impersonate' | 'export' | 'erase' | 'staff', Person>[] = [
  { id: 'impersonate', icon: IconUserShare, label: (t) => t('panel.people.impersonate'), can: ({ can }) => can.impersonate },
  { id: 'staff', icon: IconShieldCog, label: (t) => t('staffScope.action'), can: ({ can }) => can.set_staff_scope },
  { id: 'export', icon: IconDownload, label: (t) => t('privacy.export'), can: ({ can }) => can.export_data },
  { id: 'erase', icon: IconEraser, label: (t) => t('privacy.erase'), can: ({ can }) => can.erase_data, isDeletion: true },
];

/** Each action is shown only where the server allows it. On a phone all are in the menu, so that rows stay low. */
export function PersonActions({ person }: { person: Person }) {
  const { t } = useText();
  const router = useRouter();
  const isPhone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });
  const [isErasing, setErasing] = useState(false);
  const [isStaff, setStaff] = useState(false);
  const impersonate = useMutation({
    mutationFn: (id: number) => api.session.requestImpersonation({ id }),
    onSuccess: ({ userId, token }) => router.history.push(`/impersonate?userId=${userId}&token=${encodeURIComponent(token)}`),
    onError: (error) => toastError(messageOf(error)),
  });
  const save = useDownload(() => api.privacy.exportPerson({ person_id: person.id }), `person-${person.id}.zip`);
  const { can, name } = person;
  const actions = bindActions(personActions, [person], t, {
    impersonate: isPhone ? () => ({ run: () => impersonate.mutate(person.id) }) : undefined,
    export: () => ({ run: () => save.mutate() }),
    erase: () => ({ run: () => setErasing(true) }),
    staff: () => ({ run: () => setStaff(true) }),
  });
  return (
    <Row gap={8} wrap style={{ justifyContent: 'flex-end', flexWrap: 'nowrap' }}>
      {can.impersonate && !isPhone ? (
        <Button
          variant="default"
          aria-label={t('panel.people.impersonateOne', { name })}
          loading={impersonate.isPending}
          onClick={() => impersonate.mutate(person.id)}
        >
          {t('panel.people.impersonate')}
        </Button>
      ) : null}
      <MoreMenu name={name} width={220} isBusy={save.isPending || (isPhone && impersonate.isPending)} actions={actions} />
      {isErasing ? <EraseDialog person={person} onClose={() => setErasing(false)} /> : null}
      {isStaff ? <StaffScopeDialog person={person} onClose={() => setStaff(false)} /> : null}
    </Row>
  );
}
