// Small tabs above a list: which of its rows are shown, or which part of a page. Tabs with an address are links in a `QuietTabNav`.
import type { ReactNode, Ref } from 'react';
import { formatNumber } from './intl-format.ts';
import classes from './quiet-tabs.module.css';
import { useText } from './use-text.ts';

interface QuietTabsProps<Value> {
  /** The name of the choice, for screen readers. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode; count?: number | null | undefined }[];
  value: Value;
  onSelect: (value: Value) => void;
  /** Margin below. */
  mb?: 12 | 16;
  /** Behind the tabs. */
  children?: ReactNode;
}

export function QuietTabs<Value extends string | undefined>({
  label,
  tabs,
  value,
  onSelect,
  mb,
  children,
}: QuietTabsProps<Value>) {
  return (
    <fieldset className={classes.tabs} data-mb={mb} aria-label={label}>
      {tabs.map((tab) => (
        <QuietTab key={tab.value ?? ''} isChosen={tab.value === value} count={tab.count} onSelect={() => onSelect(tab.value)}>
          {tab.label}
        </QuietTab>
      ))}
      {children}
    </fieldset>
  );
}

interface QuietTabProps {
  isChosen: boolean;
  count?: number | null | undefined;
  onSelect: () => void;
  children: ReactNode;
}

/** One more tab, for a choice outside the others. */
export function QuietTab({ isChosen, count, onSelect, children }: QuietTabProps) {
  return (
    <button type="button" className={classes.tab} aria-pressed={isChosen} onClick={onSelect}>
      {children}
      <TabCount count={count} />
    </button>
  );
}

interface QuietTabNavProps {
  label: string;
  ref?: Ref<HTMLElement>;
  mb?: 12 | 16;
  /** Links; the chosen one has `data-chosen`. */
  children: ReactNode;
}

/** Tabs with their choice in the URL. */
export function QuietTabNav({ label, ref, mb, children }: QuietTabNavProps) {
  return (
    <nav ref={ref} className={classes.tabs} data-mb={mb} aria-label={label}>
      {children}
    </nav>
  );
}

/** Count of a tab, behind its name. */
export function TabCount({ count }: { count: number | null | undefined }) {
  const { language } = useText();
  return count == null ? null : <span className={classes.count}>{formatNumber(count, language)}</span>;
}
