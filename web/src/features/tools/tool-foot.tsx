// The foot that stays: what will be made, its price and what is left at the left, one button with a verb at the right.
import type { ToolDetail } from '@folio/contract/tool-definition';
import { isPricedByLength, outlinePrice } from '@folio/contract/tool-price';
import type { ReactNode } from 'react';
import { TooFewCredits } from '../../base/too-few-credits.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { OrderFoot } from '../../ui/order-foot.tsx';
import { useText } from '../../ui/use-text.ts';
import type { Restricted } from './outcome.ts';
import classes from './tool-layout.module.css';
import { useCreditsText } from './use-credits-text.ts';

interface ToolFootProps {
  tool: ToolDetail;
  /** What is made without a model. */
  made: Restricted;
  /** Sources given beside the fields. */
  sources: number;
  /** Credits that are reserved; they are being counted, or unknown for the reason in `problem`. */
  price: { credits: number; isCounting: boolean; problem: string | null };
  available: number;
  /** Why nothing can be ordered, under this id. */
  closed?: { id: string; reason: string } | null;
  children: ReactNode;
}

/** What is made and its price are known before anything is ordered. */
export function ToolFoot({
  tool,
  made,
  sources,
  price: { credits: price, isCounting, problem },
  available,
  closed = null,
  children,
}: ToolFootProps) {
  const { t, language } = useText();
  const creditsText = useCreditsText();
  const isKnown = !isCounting && problem === null;
  const isShort = isKnown && price > available;
  const isLess = made === 'outline' && outlinePrice(tool.credits) < price;
  const credits = formatNumber(price, language);
  const priceText = isLess
    ? creditsText(outlinePrice(tool.credits))
    : isPricedByLength(tool.credits) && price > 0
      ? t('outcome.upTo', { count: price, credits })
      : creditsText(price);
  const outcome = () => {
    if (made === null) return null;
    const [need = 'text'] = tool.without_model.needs;
    // No order waits for a second opinion.
    if (made === 'on_hold') return t(`outcome.waits.${need === 'review' ? 'text' : need}`);
    if (made !== 'extract') return t(`outcome.makes.${made}`);
    return sources > 0
      ? t('outcome.makes.extract', { count: sources, sources: formatNumber(sources, language) })
      : t('outcome.makes.extractFields');
  };
  const left = formatNumber(available, language);
  return (
    <OrderFoot
      className={classes.foot}
      price={
        <>
          {made === null ? null : <span>{outcome()}, </span>}
          <span>
            {isKnown ? priceText : problem === null ? t('tools.counting') : t('tools.priceUnknown', { reason: problem })}
          </span>
        </>
      }
      isQuiet={!isKnown}
      note={
        closed ? (
          closed.reason
        ) : isLess && !isShort ? (
          t('outcome.reserved', { left, credits, price: formatNumber(outlinePrice(tool.credits), language) })
        ) : isShort ? (
          <TooFewCredits available={available} />
        ) : (
          t('tools.left', { credits: left })
        )
      }
      noteId={closed?.id}
      isShort={isShort && !closed}
    >
      <div className={classes.buttons}>{children}</div>
    </OrderFoot>
  );
}
