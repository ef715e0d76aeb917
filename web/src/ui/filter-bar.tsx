// The bar above a list: its views at the left, then its filters, the search at the right. More than two filters are in a sheet on a phone.
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { Children, type ComponentProps, type CSSProperties, cloneElement, type ReactNode } from 'react';
import classes from './filter-bar.module.css';
import { onDemand } from './on-demand.ts';
import { useOpenedLater } from './use-opened-later.ts';
import { useText } from './use-text.ts';

const code = onDemand(() => import('./filter-sheet.tsx'));
/** More filters than this are in a sheet on a phone. */
const maxOnPhone = 2;

interface FilterBarProps {
  /** A segmented control, or the title of the list. */
  views?: ReactNode;
  /** One element per filter. */
  children?: ReactNode;
  /** Number of active filters. */
  set?: number;
  /** The filters are in the sheet on a desk too. */
  isFolded?: boolean;
  /** Undefined if there is nothing to clear. */
  onClear?: (() => void) | undefined;
  search?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** On the page itself instead of in a panel: no padding, no line. */
  isBare?: boolean;
}

export function FilterBar({
  views,
  children,
  set = 0,
  isFolded = false,
  onClear,
  search,
  actions,
  isBare = false,
}: FilterBarProps) {
  const isPhone = useMediaQuery('(max-width: 991px)', false, { getInitialValueInEffect: false });
  const filters = Children.toArray(children);
  const hasSheet = filters.length > 0 && (isFolded || (isPhone && filters.length > maxOnPhone));
  return (
    <div className={classes.bar} data-bare={isBare || undefined}>
      {views ? <div className={classes.views}>{views}</div> : null}
      {filters.length > 0 && !hasSheet ? (
        <div className={classes.filters} style={{ '--filters': filters.length } as CSSProperties}>
          {filters}
          {onClear ? <ClearButton onClear={onClear} /> : null}
        </div>
      ) : null}
      {search || hasSheet ? (
        <div className={classes.search}>
          {search}
          {hasSheet ? (
            <FilterSheet set={set} isPhone={isPhone}>
              {filters}
              {onClear ? <ClearButton onClear={onClear} /> : null}
            </FilterSheet>
          ) : null}
        </div>
      ) : null}
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  );
}

function ClearButton({ onClear }: { onClear: () => void }) {
  const { t } = useText();
  return (
    <Button variant="subtle" onClick={onClear}>
      {t('orders.filter.clear')}
    </Button>
  );
}

function FilterSheet({ set, isPhone, children }: { set: number; isPhone: boolean; children: ReactNode }) {
  const { opened, handlers } = useOpenedLater(code);
  const button = <FilterButton set={set} />;
  if (opened) {
    return (
      <opened.OpenedFilters button={button} isPhone={isPhone}>
        {children}
      </opened.OpenedFilters>
    );
  }
  return cloneElement(button, handlers);
}

/** Opens the filters of a list; says how many are set. */
function FilterButton({
  set,
  ...button
}: { set: number } & Pick<
  ComponentProps<'button'>,
  'ref' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'aria-expanded' | 'aria-busy'
>) {
  const { t } = useText();
  return (
    <Button
      variant="default"
      aria-haspopup="dialog"
      leftSection={<IconFilter size={16} stroke={1.7} aria-hidden="true" />}
      {...button}
    >
      {set > 0 ? t('taskViews.filters.showSet', { count: set }) : t('taskViews.filters.show')}
    </Button>
  );
}
