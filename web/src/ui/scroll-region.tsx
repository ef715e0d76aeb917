// A part of a page that scrolls on its own, and is therefore a named place that the keyboard reaches.
import type { ComponentProps } from 'react';
import classes from './scroll-region.module.css';

/** `className` says in which direction it scrolls and how large it may grow. */
export function ScrollRegion({ label, className, ...rest }: Omit<ComponentProps<'section'>, 'tabIndex'> & { label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach a region that scrolls
    <section {...rest} className={`${classes.region} ${className ?? ''}`} tabIndex={0} aria-label={label} />
  );
}
