import type { Workspace } from '@folio/contract/workspaces';
import { IconCheck, IconUser } from '@tabler/icons-react';
import tiles from '../../ui/icon-tile.module.css';
import { firstLetter } from '../../ui/initials-of.ts';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './workspaces.module.css';

interface WorkspaceChoiceProps {
  workspaces: Workspace[];
  /** Undefined while nothing is chosen. */
  chosen: number | null | undefined;
  onChoose: (id: number | null) => void;
}

/** Every workspace as one large button, Personal last. */
export function WorkspaceChoice({ workspaces, chosen, onChoose }: WorkspaceChoiceProps) {
  const { t } = useText();
  const facts = (one: Workspace) =>
    `${t('workspaces.members', { count: one.members_count })} · ${t('workspaces.documents', { count: one.documents_count })}`;
  return (
    <Stack as="ul" mb={20} gap={10}>
      {workspaces.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            className={classes.choice}
            aria-current={one.id === chosen || undefined}
            onClick={() => onChoose(one.id)}
          >
            <span className={tiles.tile} data-quiet aria-hidden="true">
              {firstLetter(one.name)}
            </span>
            <Text as="span" breaks flex="fill">
              <Text as="span" weight="medium" breaks block>
                {one.name}
              </Text>
              <Text as="span" size="sm" tone="quiet" breaks block>
                {facts(one)}
              </Text>
            </Text>
            {one.id === chosen ? <IconCheck size={18} stroke={1.8} aria-hidden="true" /> : null}
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={classes.choice}
          aria-current={chosen === null || undefined}
          onClick={() => onChoose(null)}
        >
          <span className={tiles.tile} data-quiet aria-hidden="true">
            <IconUser size={18} stroke={1.7} />
          </span>
          <Text as="span" breaks flex="fill">
            <Text as="span" weight="medium" breaks block>
              {t('shell.personalWorkspace')}
            </Text>
            <Text as="span" size="sm" tone="quiet" breaks block>
              {t('workspaces.personalLead')}
            </Text>
          </Text>
          {chosen === null ? <IconCheck size={18} stroke={1.8} aria-hidden="true" /> : null}
        </button>
      </li>
    </Stack>
  );
}
