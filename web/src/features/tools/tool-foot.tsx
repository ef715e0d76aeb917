// The foot that stays: the price and whether it works now at the left, one button with a verb at the right.
import type { ToolDetail } from '@folio/contract/tool-definition';
import { isPricedByLength, outlinePrice } from '@folio/contract/tool-price';
import type { ToolWorks } from '@folio/contract/tool-works';
import type { ReactNode } from 'react';
import { TooFewCredits } from '../../base/too-few-credits.tsx';
import { useShowsWorks, WorksMark } from '../../base/works-mark.tsx';
import { InfoNote } from '../../ui/info-note.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { OrderFoot } from '../../ui/order-foot.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import type { Restricted } from './outcome.ts';
import classes from './tool-layout.module.css';
import { useCreditsText } from './use-credits-text.ts';

interface ToolFootProps {
  tool: ToolDetail;
  /** Result without a model. */
  made: Restricted;
  /** Sources given beside the fields. */
  sources: number;
  /** Credits that are reserved; they are being counted, or unknown for the reason in `problem`. */
  price: { credits: number; isCounting: boolean; problem: string | null };
  available: number;
  /** The price exceeds the remaining credits. */
  isShort: boolean;
  /** A person writes it here. */
  isManual: boolean;
  /** Why nothing can be ordered. */
  closed?: string | null;
  /** Of the line that describes the button. */
  noteId: string;
  children: ReactNode;
}

/** The mark of this very order: with its input, fields or language it may wait although the tool works now. */
function worksAs(tool: ToolDetail, made: Restricted): ToolWorks {
  if (made === 'on_hold' || made === 'outline') return 'needs_model';
  return tool.works === 'by_people' ? 'by_people' : 'now';
}

/** One number. Reservation, parts of the price and the meaning of a credit are behind the "i". */
export function ToolFoot({
  tool,
  made,
  sources,
  price: { credits: price, isCounting, problem },
  available,
  isShort,
  isManual,
  closed = null,
  noteId,
  children,
}: ToolFootProps) {
  const { t, language } = useText();
  const creditsText = useCreditsText();
  const isMarked = useShowsWorks();
  const isKnown = !isCounting && problem === null;
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
  const charged = formatNumber(isLess ? outlinePrice(tool.credits) : price, language);
  return (
    <OrderFoot
      className={classes.foot}
      price={
        isKnown ? (
          <Row as="span" gap={4} inline>
            {priceText}
            <InfoNote label={t('creditHelp.label')}>
              <Stack gap={8}>
                <Text size="sm">{t('creditHelp.meaning')}</Text>
                {price > 0 ? (
                  <Text size="sm" tone="quiet">
                    {t('outcome.reserved', { left, credits, price: charged })}
                  </Text>
                ) : null}
                {tool.credits.note ? (
                  <Text size="sm" tone="quiet">
                    {tool.credits.note}
                  </Text>
                ) : null}
              </Stack>
            </InfoNote>
          </Row>
        ) : problem === null ? (
          t('tools.counting')
        ) : (
          t('tools.priceUnknown', { reason: problem })
        )
      }
      isQuiet={!isKnown}
      note={
        closed ??
        (isShort ? (
          <TooFewCredits available={available} />
        ) : (
          <Row as="span" gap={8} rowGap={2} inline wrap>
            {isMarked && !isManual ? <WorksMark works={worksAs(tool, made)} /> : null}
            {outcome()}
          </Row>
        ))
      }
      noteId={noteId}
      isShort={isShort && closed === null}
    >
      <div className={classes.buttons}>{children}</div>
    </OrderFoot>
  );
}
