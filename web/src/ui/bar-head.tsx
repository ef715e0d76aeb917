// The head of a page about one object, 60 px high: back link, title, status and actions.
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import classes from './bar-head.module.css';
import words from './bar-words.module.css';
import { usePageStar } from './page-star.ts';
import { useText } from './use-text.ts';

interface BarHeadProps {
  /** The list that the arrow leads to. */
  back: LinkProps;
  /** Of the arrow, if it is not "Back". */
  backLabel?: string;
  /** A string becomes the page's `h1`. */
  title: ReactNode;
  /** The title for the star of the page, if `title` is not a string. */
  starTitle?: string;
  second: ReactNode;
  state?: ReactNode;
  /** The actions, the primary one last. */
  children?: ReactNode;
  /** A second line with the tabs of the thing. */
  below?: ReactNode;
  ref?: Ref<HTMLElement>;
}

export function BarHead({ back, backLabel, title, starTitle, second, state, children, below, ref }: BarHeadProps) {
  const { t } = useText();
  const pageStar = usePageStar();
  const name = typeof title === 'string' ? title : starTitle;
  return (
    <header ref={ref} className={classes.head}>
      <div className={classes.bar}>
        <Link {...back} className={words.back} aria-label={backLabel ?? t('actions.back')}>
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
        </Link>
        <div className={classes.words}>
          {typeof title === 'string' ? (
            <h1 className={words.title} title={title}>
              {title}
            </h1>
          ) : (
            title
          )}
          <p className={words.second}>{second}</p>
        </div>
        {name === undefined ? null : pageStar(name)}
        {state}
        {children ? <div className={classes.actions}>{children}</div> : null}
      </div>
      {below}
    </header>
  );
}
