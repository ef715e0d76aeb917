import { CodeLine } from '../../ui/code-box.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';

/** A token that was just made: it is shown this once. */
export function NewToken({ token }: { token: string }) {
  const { t } = useText();
  return (
    <div aria-live="polite">
      <CodeLine text={token} label={t('profile.api.yourToken')} />
      <Text size="sm" tone="hold" mt={10}>
        {t('profile.api.once')}
      </Text>
    </div>
  );
}
