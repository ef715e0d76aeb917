import classes from './avatar.module.css';
import { initialsOf } from './initials-of.ts';

interface AvatarProps {
  name: string;
  /** Of the picture; initials without one. */
  src: string | null;
  /** In pixels. */
  size?: number;
}

/** A person's picture or initials in a circle; their name is beside it. */
export function Avatar({ name, src, size = 30 }: AvatarProps) {
  return (
    <span className={classes.avatar} style={{ '--avatar': `${size}px` } as React.CSSProperties} aria-hidden="true">
      {src ? <img src={src} alt="" width={size} height={size} /> : initialsOf(name)}
    </span>
  );
}
