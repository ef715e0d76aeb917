import { CodeLine } from '../../ui/code-box.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './tokens.module.css';

/** A token that was just made: it is shown this once. */
export function NewToken({ token }: { token: string }) {
  const { t } = useText();
  return (
    <div aria-live="polite">
      <CodeLine text={token} label={t('profile.api.yourToken')} />
      <p className={classes.once}>{t('profile.api.once')}</p>
    </div>
  );
}
