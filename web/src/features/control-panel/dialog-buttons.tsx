import { Button } from '@mantine/core';
import { useText } from '../../ui/use-text.ts';
import classes from './control-panel.module.css';

interface DialogButtonsProps {
  verb: string;
  isBusy: boolean;
  isRed?: boolean;
  isDisabled?: boolean;
  onClose: () => void;
}

/** The foot of a small form: the way back, and its one verb. */
export function DialogButtons({ verb, isBusy, isRed = false, isDisabled = false, onClose }: DialogButtonsProps) {
  const { t } = useText();
  return (
    <div className={classes.buttons} style={{ justifyContent: 'flex-end' }}>
      <Button variant="default" onClick={onClose}>
        {t('panel.cancel')}
      </Button>
      <Button type="submit" data-submit loading={isBusy} disabled={isDisabled} {...(isRed ? { color: 'red' } : {})}>
        {verb}
      </Button>
    </div>
  );
}
