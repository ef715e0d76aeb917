import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../base/api.ts';
import { FormHeading } from '../features/session/form-heading.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

/** `/maintenance`; the button looks whether the work is over. */
export function MaintenancePage() {
  const { t } = useText();
  const navigate = useNavigate();
  usePageTitle(t('session.maintenanceTitle'));
  const check = useMutation({
    mutationFn: () => api.platform.showPlatform({}),
    onSuccess: ({ is_in_maintenance }) => {
      if (!is_in_maintenance) void navigate({ to: '/' });
    },
  });
  return (
    <>
      <FormHeading title={t('session.maintenanceTitle')} lead={t('session.maintenanceLead')} />
      <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
        {t('actions.retry')}
      </Button>
      <output style={{ display: 'block', marginTop: 16, color: 'var(--ink-3)' }}>
        {check.data?.is_in_maintenance ? t('session.stillMaintenance') : ''}
      </output>
    </>
  );
}
