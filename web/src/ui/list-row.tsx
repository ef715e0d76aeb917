// A list item that is not opened as a whole: its description, its status, and its actions.
import type { ReactNode } from 'react';
import tiles from './icon-tile.module.css';
import classes from './list-row.module.css';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';

interface ListRowProps {
  /** An icon for the tile, or a tile of its own by `ToolTile`. */
  icon?: ReactNode;
  tile?: ReactNode;
  name: string;
  /** Level of the name as a heading; 3 within a titled panel. */
  level?: 2 | 3;
  /** Quiet lines below the name. */
  children: ReactNode;
  state?: ReactNode;
  acts?: ReactNode;
}

export function ListRow({ icon, tile, name, level = 3, children, state, acts }: ListRowProps) {
  const Name = level === 2 ? 'h2' : 'h3';
  return (
    <Row as="li" gap={16} rowGap={10} wrap className={classes.row}>
      {tile}
      {icon ? (
        <span className={`${tiles.tile} ${classes.tile}`} data-quiet>
          {icon}
        </span>
      ) : null}
      <Stack align="start" className={classes.words}>
        <Name className={classes.name}>{name}</Name>
        {children}
      </Stack>
      {state}
      {acts ? (
        <Row gap={8} wrap className={classes.acts}>
          {acts}
        </Row>
      ) : null}
    </Row>
  );
}
