// The coloured square with a tool's icon; its category gives the colour.
import { type CSSProperties, createElement } from 'react';
import { toolIcon } from './tool-icons.ts';
import classes from './tool-tile.module.css';

interface ToolTileProps {
  icon: string;
  category: string;
  /** Side in px. */
  size?: number;
}

/** Decorative: the name always is beside it. */
export function ToolTile({ icon, category, size = 34 }: ToolTileProps) {
  const style = { '--tile': `${size}px`, '--cat': `var(--cat-${category}, var(--cat-ai_writer))` } as CSSProperties;
  return (
    <span className={classes.tile} style={style} aria-hidden="true">
      {createElement(toolIcon(icon), { size: Math.round(size * 0.54), stroke: 1.6 })}
    </span>
  );
}
