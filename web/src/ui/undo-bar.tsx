// The dark bar at the bottom: the last action, and the button that undoes it, with the remaining seconds.
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Row } from './row.tsx';
import classes from './undo-bar.module.css';
import { type UndoOffer, useUndoOffer } from './undo-offers.ts';
import { useText } from './use-text.ts';

export function UndoBar() {
  const offer = useUndoOffer();
  return <output className={classes.place}>{offer ? <Offer key={offer.endsAt} offer={offer} /> : null}</output>;
}

const secondsTo = (moment: number) => Math.max(1, Math.ceil((moment - Date.now()) / 1000));

/** The seconds are left out of the button's name, so that they are not read out one by one. */
export function Offer({ offer: { message, endsAt, undo } }: { offer: UndoOffer }) {
  const { t } = useText();
  const [seconds, setSeconds] = useState(() => secondsTo(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsTo(endsAt)), 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <Row as="span" gap={12} size="md" className={classes.bar}>
      <IconCheck size={16} stroke={2} aria-hidden="true" />
      <span className={classes.words}>{message}</span>
      <button type="button" className={classes.undo} data-touch="height" onClick={undo}>
        {t('actions.undo')}
        <span aria-hidden="true">{t('actions.undoSeconds', { count: seconds })}</span>
      </button>
    </Row>
  );
}
