import { Button } from '@mantine/core';
import { IconFileImport, IconTemplate } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useText } from '../../ui/use-text.ts';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** Ways to the templates of tasks and to the import of many, for those who create tasks. */
export function PlanningLinks() {
  const { t } = useText();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTemplate {...icon} />}
        renderRoot={(props) => <Link {...props} to="/task-assignment/templates" search={{}} />}
      >
        {t('taskPlanning.templates.open')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileImport {...icon} />}
        renderRoot={(props) => <Link {...props} to="/task-assignment/import" />}
      >
        {t('taskPlanning.many.open')}
      </Button>
    </>
  );
}
