import { useMediaQuery } from '@mantine/hooks';
import { IconFileImport, IconTemplate } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { useText } from '../../ui/use-text.ts';

/**
 * Links to task templates and to the import, for users with permission to create tasks; in a menu on a phone and in a full head.
 */
export function PlanningLinks({ isBrief = false }: { isBrief?: boolean }) {
  const { t } = useText();
  const isPhone = useMediaQuery('(max-width: 600px)', false, { getInitialValueInEffect: false });
  const links = [
    {
      id: 'templates',
      icon: IconTemplate,
      label: t('taskPlanning.templates.open'),
      link: linkOptions({ to: '/task-assignment/templates', search: {} }),
    },
    {
      id: 'import',
      icon: IconFileImport,
      label: t('taskPlanning.many.open'),
      link: linkOptions({ to: '/task-assignment/import' }),
    },
  ];
  if (isPhone || isBrief) return <MoreMenu name={t('shell.tasks')} actions={links} />;
  return links.map(({ id, icon: Icon, label, link }) => (
    <ButtonLink key={id} variant="default" leftSection={<Icon size={16} stroke={1.7} aria-hidden="true" />} {...link}>
      {label}
    </ButtonLink>
  ));
}
