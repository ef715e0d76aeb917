// Below the text while a passage is rewritten: its progress and its actions.
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { Kbd } from '../../../ui/kbd.tsx';
import { Row } from '../../../ui/row.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from './rewrite.module.css';
import type { Rewriting } from './use-rewrite.ts';

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;

export function RewriteBar({ rewriting }: { rewriting: Rewriting }) {
  const { t } = useText();
  const { state, said } = rewriting;
  return (
    <Row px={16} align="stretch" justify="center" className={classes.place}>
      <output className="visually-hidden">{said}</output>
      {state.kind === 'idle' ? null : (
        <section className={classes.bar} aria-label={t('rewrite.label')}>
          <Words rewriting={rewriting} />
          <Row gap={8} align="stretch" wrap className={classes.actions}>
            {state.kind === 'writing' ? (
              <Button variant="default" leftSection={<IconX {...icon} />} onClick={rewriting.reject}>
                {t('rewrite.stop')}
              </Button>
            ) : null}
            {state.kind === 'ready' ? (
              <>
                {/* The built-in engine writes the same again. */}
                {state.model === null ? null : (
                  <Button variant="default" leftSection={<IconRefresh {...icon} />} onClick={rewriting.retry}>
                    {t('rewrite.retry')}
                  </Button>
                )}
                <Button variant="default" leftSection={<IconX {...icon} />} onClick={rewriting.reject}>
                  {t('rewrite.reject')}
                </Button>
                <Button leftSection={<IconCheck {...icon} />} onClick={rewriting.accept}>
                  {t('rewrite.accept')}
                </Button>
              </>
            ) : null}
            {state.kind === 'failed' ? (
              <Button variant="default" onClick={rewriting.close}>
                {t('rewrite.close')}
              </Button>
            ) : null}
          </Row>
        </section>
      )}
    </Row>
  );
}

function Words({ rewriting: { state } }: { rewriting: Rewriting }) {
  const { t } = useText();
  if (state.kind === 'failed') {
    return (
      <Row as="p" size="sm" tone="failed" gap={10} className={classes.failed} role="alert">
        <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />
        {state.message}
      </Row>
    );
  }
  if (state.kind === 'writing')
    return (
      <Row as="p" size="sm" tone="muted" gap={10} className={classes.words}>
        {t('rewrite.writing')}
      </Row>
    );
  if (state.kind !== 'ready') return null;
  return (
    <Row as="p" size="sm" tone="muted" gap={10} className={classes.words}>
      {state.model === null ? t('rewrite.builtIn') : t('rewrite.byModel', { model: state.model })}
      {state.claims > 0 ? (
        <Text as="span" tone="strong" weight="semibold">
          {t('rewrite.claims', { open: state.claims })}
        </Text>
      ) : null}
      <Row as="span" gap={4} align="stretch" inline data-only="desktop" aria-hidden="true">
        <Kbd keys="Enter" /> <Kbd keys="Esc" />
      </Row>
    </Row>
  );
}
