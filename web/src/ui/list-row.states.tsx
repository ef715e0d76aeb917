import { IconLink } from '@tabler/icons-react';
import { type ComponentStates, doNothing } from './component-states.ts';
import classes from './list-row.module.css';
import { ListRow } from './list-row.tsx';
import { MoreMenu } from './more-menu.tsx';
import { StateBadge } from './state-badge.tsx';
import { Text } from './text.tsx';
import { ToolTile } from './tool-tile.tsx';

const deletion = {
  loss: 'The website and its 212 pages are deleted.',
  verb: 'Delete website',
  isBusy: false,
  onConfirm: doNothing,
};

export const states: ComponentStates = {
  page: 'table-list/regular',
  layout: 'column',
  states: {
    'Tile, status and actions': () => (
      <ul>
        <ListRow
          icon={<IconLink size={18} stroke={1.7} aria-hidden="true" />}
          name="haldenoutdoor.example"
          state={<StateBadge kind="ready">Connected</StateBadge>}
          acts={<MoreMenu name="haldenoutdoor.example" onEdit={doNothing} deletion={deletion} />}
        >
          <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={classes.second}>
            WordPress, English
          </Text>
        </ListRow>
        <ListRow
          icon={<IconLink size={18} stroke={1.7} aria-hidden="true" />}
          name="A very long name of a website that does not fit a line of a phone, nor hardly one of a desk screen with all its actions"
          state={<StateBadge kind="failed">Failing</StateBadge>}
        >
          <Text as="span" size="sm" tone="failed" weight="regular" breaks block>
            The site answered 401. Check its application password
          </Text>
        </ListRow>
      </ul>
    ),
    'A tile of a tool, nothing else': () => (
      <ul>
        <ListRow tile={<ToolTile icon="mail" category="ai_writer" size={36} />} name="Newsletter">
          <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={classes.second}>
            Monthly, Halden voice
          </Text>
        </ListRow>
      </ul>
    ),
  },
};
