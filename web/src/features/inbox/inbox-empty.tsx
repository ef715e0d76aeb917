// No items: a pale sample of them behind one card with one button.
import type { InboxKind, InboxState } from '@folio/contract/inbox-words';
import { ButtonLink } from '../../ui/button-link.tsx';
import tiles from '../../ui/icon-tile.module.css';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './inbox.module.css';
import { kindIcons } from './inbox-kinds.ts';

const samples: InboxKind[] = ['review', 'mention', 'hold', 'offer', 'overdue'];

export function InboxEmpty({ state, isFiltered }: { state: InboxState; isFiltered: boolean }) {
  const { t } = useText();
  return (
    <div className={classes.empty}>
      <div className={classes.samples} aria-hidden="true" inert>
        {samples.map((kind) => {
          const Icon = kindIcons[kind];
          return (
            <div key={kind} className={classes.row}>
              <span className={`${tiles.tile} ${classes.tile}`} data-kind={kind}>
                <Icon size={18} stroke={1.6} />
              </span>
              <span className={classes.words}>
                <span className={classes.title}>{t(`inbox.kinds.${kind}`)}</span>
              </span>
            </div>
          );
        })}
      </div>
      <Stack gap={8} px={20} py={20} line="around" align="center" className={classes.card}>
        <Text as="h2" size="2xl" weight="semibold">
          {t(isFiltered ? 'inbox.noMatch' : `inbox.empty.${state}`)}
        </Text>
        {isFiltered ? null : <Text tone="quiet">{t(`inbox.emptyLead.${state}`)}</Text>}
        {state === 'todo' && !isFiltered ? (
          <>
            <ButtonLink to="/tools" mt={8}>
              {t('inbox.emptyAction')}
            </ButtonLink>
            <Text size="sm" tone="quiet">
              {t('inbox.emptyTime')}
            </Text>
          </>
        ) : null}
      </Stack>
    </div>
  );
}
