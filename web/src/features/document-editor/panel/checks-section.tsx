// Checks before using a model's text: unsupported claims, and deviations from the order.
import type { DocumentCheck, ShownClaim } from '@folio/contract/document-checks';
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { languageName } from '@folio/contract/language-names';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { messageOf } from '../../../base/api.ts';
import { useDocumentSession, useSession } from '../../../base/document-session-context.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/intl-format.ts';
import { Kbd } from '../../../ui/kbd.tsx';
import { Row } from '../../../ui/row.tsx';
import { SkeletonBlock } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { useText } from '../../../ui/use-text.ts';
import classes from '../core/side-panel.module.css';
import own from './checks.module.css';
import { checksQuery } from './checks.queries.ts';

const kinds: ShownClaim['kind'][] = ['figure', 'date', 'name', 'certificate', 'link'];

/** Claims follow the text as it is typed, checks follow its saves. */
export function ChecksSection({ order }: { order: DocumentDetail }) {
  const { t } = useText();
  const { data, error, refetch } = useQuery(checksQuery(order.order_detail_id, order.updated_at));
  const open = useSession('claims');
  if (error && !data) {
    return <ErrorState title={t('documentChecks.failed')} message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonBlock height={220} />;
  return (
    <>
      <Claims claims={open ?? data.claims} />
      {data.checks.length > 0 ? (
        <section className={classes.section}>
          <Text as="h2" size="sm" weight="semibold" mb={8}>
            {t('documentChecks.ordered')}
          </Text>
          <Stack as="ul" gap={10}>
            {data.checks
              .toSorted((one, other) => Number(one.is_met) - Number(other.is_met))
              .map((check, index) => (
                <Check key={`${check.name}-${index}`} check={check} />
              ))}
          </Stack>
        </section>
      ) : null}
    </>
  );
}

function Claims({ claims }: { claims: ShownClaim[] }) {
  const { t } = useText();
  const { confirmClaim, showLine } = useDocumentSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const sorted = claims.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
  const shown = useRef(-1);
  const showNext = () => {
    shown.current = (shown.current + 1) % claims.length;
    const next = claims[shown.current];
    if (next) showLine({ line: next.line, words: next.text });
  };
  useClaimKeys(claims.length > 0 ? showNext : null);
  return (
    <section className={classes.section} aria-labelledby="claims-heading">
      <Text as="h2" id="claims-heading" size="sm" weight="semibold" mb={8} tabIndex={-1} ref={heading}>
        {t('documentChecks.title')}
      </Text>
      <Text size="sm" tone="quiet">
        {t(claims.length === 0 ? 'documentChecks.none' : 'documentChecks.lead')}
      </Text>
      <Stack as="ul" mt={12} gap={12}>
        {sorted.map((claim) => (
          <Row as="li" key={`${claim.kind} ${claim.text}`} gap={12} align="end" justify="between" className={own.claim}>
            <Stack flex="shrink">
              <Text as="span" size="xs" tone="quiet">
                {t(`documentChecks.kinds.${claim.kind}`)}, {t('documentChecks.notInSource')}
              </Text>
              <button
                type="button"
                className={own.show}
                data-touch="height"
                title={t('documentChecks.show')}
                onClick={() => showLine({ line: claim.line, words: claim.text })}
              >
                {claim.text}
              </button>
            </Stack>
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconCheck size={15} aria-hidden="true" />}
              aria-label={t('documentChecks.confirmLabel', { claim: claim.text })}
              onClick={() => {
                confirmClaim(claim, claims);
                // The button goes with its claim.
                heading.current?.focus();
              }}
            >
              {t('documentChecks.confirm')}
            </Button>
          </Row>
        ))}
      </Stack>
      {claims.length > 0 ? (
        <Row size="sm" tone="quiet" mt={12} gap={8} data-only="desktop">
          <Kbd keys="N" />
          <button type="button" className="text-link" onClick={showNext}>
            {t('documentChecks.next')}
          </button>
        </Row>
      ) : null}
    </section>
  );
}

/** N, or Ctrl+Alt+N while someone types: the next claim in the text. It comes before the keys of the frame. */
function useClaimKeys(showNext: (() => void) | null): void {
  useShortcuts({ withModifier: {}, alone: showNext ? { n: showNext } : {} }, true);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!showNext || !event.altKey || !event.ctrlKey || event.code !== 'KeyN') return;
    event.preventDefault();
    showNext();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function Check({ check: { name, is_met: isMet, came, asked, positions } }: { check: DocumentCheck }) {
  const { t, language } = useText();
  const { showLine } = useDocumentSession();
  const Icon = isMet ? IconCircleCheck : IconAlertCircle;
  const said = (value: number | string | null) =>
    typeof value === 'number' ? formatNumber(value, language) : value === null ? '' : languageName(value, language);
  return (
    <Row as="li" size="sm" tone="muted" gap={10} align="stretch" className={classes.check} data-met={isMet || undefined}>
      <Icon size={18} stroke={1.7} aria-hidden="true" />
      <Stack flex="shrink">
        <span>{t(`documentChecks.checks.${name}.${isMet ? 'met' : 'unmet'}`, { came: said(came), asked: said(asked) })}</span>
        {positions.map(({ line, words }, index) =>
          line === '' ? (
            <Text as="span" key={index} size="sm" tone="quiet">
              {words}
            </Text>
          ) : (
            <button key={index} type="button" className={own.show} data-touch="height" onClick={() => showLine({ line, words })}>
              {words || line}
            </button>
          ),
        )}
      </Stack>
    </Row>
  );
}
