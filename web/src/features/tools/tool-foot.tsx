// The foot that stays: the price and what is left at the left, one button with a verb at the right.
import type { ReactNode } from 'react';
import { formatNumber } from '../../ui/intl-format.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './tool-layout.module.css';
import { useCreditsText } from './use-credits-text.ts';

interface ToolFootProps {
  price: number;
  /** The price is being counted, or cannot be told for this reason. */
  isCounting?: boolean;
  problem?: string | null;
  available: number;
  /** Why nothing can be ordered, under this id. */
  closed?: { id: string; reason: string } | null;
  children: ReactNode;
}

/** The price is known before anything is ordered. */
export function ToolFoot({ price, isCounting = false, problem = null, available, closed = null, children }: ToolFootProps) {
  const { t, language } = useText();
  const creditsText = useCreditsText();
  const isKnown = !isCounting && problem === null;
  const isShort = isKnown && price > available;
  return (
    <div className={classes.foot}>
      <div className={classes.cost} aria-live="polite">
        <p className={isKnown ? classes.price : classes.left}>
          {isKnown ? creditsText(price) : problem === null ? t('tools.counting') : t('tools.priceUnknown', { reason: problem })}
        </p>
        {closed ? (
          <p id={closed.id} className={classes.left}>
            {closed.reason}
          </p>
        ) : (
          <p className={classes.left} data-short={isShort || undefined}>
            {t(isShort ? 'tools.tooFew' : 'tools.left', { credits: formatNumber(available, language) })}
          </p>
        )}
      </div>
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}
