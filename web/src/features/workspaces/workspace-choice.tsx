import type { Workspace } from '@folio/contract/workspaces';
import { IconCheck, IconUser } from '@tabler/icons-react';
import { firstLetter } from '../../ui/initials-of.ts';
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
    <ul className={classes.choices}>
      {workspaces.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            className={classes.choice}
            aria-current={one.id === chosen || undefined}
            onClick={() => onChoose(one.id)}
          >
            <span className={classes.letter} aria-hidden="true">
              {firstLetter(one.name)}
            </span>
            <span className={classes.words}>
              <span className={classes.name}>{one.name}</span>
              <span className={classes.quiet}>{facts(one)}</span>
            </span>
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
          <span className={classes.letter} aria-hidden="true">
            <IconUser size={18} stroke={1.7} />
          </span>
          <span className={classes.words}>
            <span className={classes.name}>{t('shell.personalWorkspace')}</span>
            <span className={classes.quiet}>{t('workspaces.personalLead')}</span>
          </span>
          {chosen === null ? <IconCheck size={18} stroke={1.8} aria-hidden="true" /> : null}
        </button>
      </li>
    </ul>
  );
}
