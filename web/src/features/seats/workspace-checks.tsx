import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { Link } from '@tanstack/react-router';
import { optionalLabel } from '../../ui/optional-label.ts';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './seats.module.css';

interface WorkspaceChecksProps {
  workspaces: { id: number; name: string }[];
  picked: number[];
  onPick: (ids: number[]) => void;
}

/** All workspaces of the account, to be ticked. */
export function WorkspaceChecks({ workspaces, picked, onPick }: WorkspaceChecksProps) {
  const { t } = useText();
  return (
    <Stack as="fieldset" gap={10} className={classes.group}>
      <legend {...optionalLabel()}>{t('seats.workspaces')}</legend>
      {workspaces.length === 0 ? (
        <Text size="sm" tone="quiet">
          {t('seats.noWorkspaces')}{' '}
          <Link to="/workspace/create" className="text-link">
            {t('seats.createWorkspace')}
          </Link>
        </Text>
      ) : null}
      <Stack gap={10} className={classes.list}>
        {workspaces.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={picked.includes(id)}
            onChange={() => onPick(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id])}
          />
        ))}
      </Stack>
    </Stack>
  );
}
