import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PersonAvatar } from '../../base/person-avatar.tsx';
import { useMe } from '../../base/use-me.ts';
import { useWorkspaceId } from '../../base/workspace.ts';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './workspaces.module.css';
import { teamQuery } from './workspaces.queries.ts';

/** My team: members of the selected workspace, or of all shared ones. */
export function TeamPanel() {
  const { t } = useText();
  const { can } = useMe().user_info;
  const { data } = useQuery(teamQuery(useWorkspaceId()));
  const invite = can.manage_seats ? (
    <Link to="/control-panel/{-$section}" params={{ section: 'seats' }} className="text-link">
      {t('workspaces.invite')}
    </Link>
  ) : null;
  if (!data) return null;
  const more = data.recordsTotal - data.users.length;
  return (
    <Panel title={t('workspaces.team')} aside={invite}>
      {data.users.length === 0 ? (
        <Text size="sm" tone="quiet" breaks block>
          {t('workspaces.noTeam')}
        </Text>
      ) : (
        <ul className={classes.rows}>
          {data.users.map((person) => (
            <li key={person.user_id} className={classes.line}>
              <PersonAvatar id={person.user_id} name={person.name} />
              <Text as="span" breaks flex="fill">
                <Text as="span" weight="medium" breaks block>
                  {person.name}
                </Text>
                <Text as="span" size="sm" tone="quiet" breaks block>
                  {t(`shell.roles.${person.role}`)}
                </Text>
              </Text>
            </li>
          ))}
        </ul>
      )}
      {more > 0 ? (
        <Text size="sm" tone="quiet" breaks block>
          {t('workspaces.more', { count: more })}
        </Text>
      ) : null}
    </Panel>
  );
}
