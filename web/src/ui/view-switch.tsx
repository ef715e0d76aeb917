// The segmented control: one of a few views, each in one press. Views with an address are links in a `ViewSwitchNav`.
import type { TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatNumber } from './intl-format.ts';
import { useText } from './use-text.ts';
import classes from './view-switch.module.css';

interface ViewSwitchProps<Value extends string | undefined> {
  /** The name of the choice, for screen readers. */
  label: string;
  views: readonly { value: Value; label: ReactNode; icon?: TablerIcon; count?: number | null | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Fills the width of its container with equal parts. */
  isWide?: boolean;
  /** A field of a form: wide, and a change counts as input that could be lost. */
  isField?: boolean;
  /** 32 px high instead of 40. */
  isSmall?: boolean;
  /** On a phone, if the words are too wide: icons alone. The track scrolls without it. */
  onPhone?: 'icons' | undefined;
  /** Further parts, as buttons with `aria-pressed`. */
  children?: ReactNode;
}

export function ViewSwitch<Value extends string | undefined>({
  label,
  views,
  value,
  onChange,
  isField = false,
  isWide = isField,
  isSmall = false,
  onPhone,
  children,
}: ViewSwitchProps<Value>) {
  const track = useCurrentInView<HTMLFieldSetElement>(`${value} ${views.some(({ count }) => count != null)}`);
  return (
    <fieldset
      ref={track}
      className={classes.switch}
      data-icons-on-phone={onPhone === 'icons' || undefined}
      data-wide={isWide || undefined}
      data-small={isSmall || undefined}
      aria-label={label}
    >
      {isField ? <input type="hidden" value={value ?? ''} /> : null}
      {views.map((view) => (
        <ViewPart
          key={view.value ?? ''}
          isChosen={view.value === value}
          icon={view.icon}
          count={view.count}
          onChoose={() => onChange(view.value)}
        >
          {view.label}
        </ViewPart>
      ))}
      {children}
    </fieldset>
  );
}

interface ViewPartProps {
  isChosen: boolean;
  icon?: TablerIcon | undefined;
  count?: number | null | undefined;
  onChoose: () => void;
  children: ReactNode;
}

/** One more part of a `ViewSwitch`, with a choice of its own. */
export function ViewPart({ isChosen, icon: Icon, count, onChoose, children }: ViewPartProps) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose}>
      {Icon ? <Icon size={16} stroke={1.7} aria-hidden="true" /> : null}
      <span>{children}</span>
      <ViewCount count={count} />
    </button>
  );
}

/** `children` are links; the current one has `aria-current`. `current` changes with it. */
export function ViewSwitchNav({ label, current, children }: { label: string; current: string; children: ReactNode }) {
  const track = useCurrentInView<HTMLElement>(current);
  return (
    <nav ref={track} className={classes.switch} aria-label={label}>
      {children}
    </nav>
  );
}

/** The number of things in a view, after its name. */
export function ViewCount({ count }: { count: number | null | undefined }) {
  const { language } = useText();
  return count == null ? null : <small>{formatNumber(count, language)}</small>;
}

/** A track that is wider than its place scrolls to the current part. */
function useCurrentInView<Track extends HTMLElement>(current: string) {
  const track = useRef<Track>(null);
  useEffect(() => {
    const part = current === '' ? null : track.current?.querySelector('[aria-pressed="true"], [aria-current]');
    const beyond = (part?.getBoundingClientRect().right ?? 0) - (track.current?.getBoundingClientRect().right ?? 0);
    if (track.current && beyond > 0) track.current.scrollLeft += beyond;
  }, [current]);
  return track;
}
