import { CopyButton } from '../../ui/copy-button.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './tokens.module.css';

/** A token that was just made: it is shown this once. */
export function NewToken({ token }: { token: string }) {
  const { t } = useText();
  return (
    <div aria-live="polite">
      <div className={classes.token}>
        <code className={classes.code} aria-label={t('profile.api.yourToken')}>
          {token}
        </code>
        <CopyButton text={token} />
      </div>
      <p className={classes.once}>{t('profile.api.once')}</p>
    </div>
  );
}
