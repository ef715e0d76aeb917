// `/verify` and `/verify/{number}`: details of a certificate number, for everyone and without an account.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError, messageOf } from '../base/api.ts';
import classes from '../features/certificates/certificates.module.css';
import { verifiedQuery } from '../features/certificates/certificates.queries.ts';
import { ComparePanel } from '../features/certificates/compare-panel.tsx';
import { NumberForm } from '../features/certificates/number-form.tsx';
import { PublicFacts, Verdict } from '../features/certificates/public-certificate.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { formatDay } from '../ui/intl-format.ts';
import { LanguageSwitcher } from '../ui/language-switcher.tsx';
import { Panel } from '../ui/panel.tsx';
import { Row } from '../ui/row.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Stack } from '../ui/stack.tsx';
import { Text } from '../ui/text.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { PlainFrame } from './plain-frame.tsx';

const route = getRouteApi('/verify/{-$number}');

export function VerifyPage() {
  const { t } = useText();
  const { number } = route.useParams();
  const navigate = useNavigate();
  usePageTitle(t('certificates.verify.title'));
  const form = (
    <NumberForm key={number} onCheck={(next) => void navigate({ to: '/verify/{-$number}', params: { number: next } })} />
  );
  return (
    <PlainFrame>
      <div className={classes.page}>
        <div>
          <Text as="h1" family="display" breaks className={classes.title}>
            {t('certificates.verify.title')}
          </Text>
          <Text size="lg" tone="muted" mt={6}>
            {t(number === undefined ? 'certificates.verify.lead' : 'certificates.verify.leadOne')}
          </Text>
        </div>
        {number === undefined ? (
          <Panel title={t('certificates.verify.number')}>{form}</Panel>
        ) : (
          <Checked number={number}>{form}</Checked>
        )}
        <Row as="footer" gap={24} rowGap={12} justify="between" wrap>
          <Text size="sm" tone="quiet">
            {t('certificates.verify.note')}
          </Text>
          <LanguageSwitcher />
        </Row>
      </div>
    </PlainFrame>
  );
}

function Checked({ number, children: form }: { number: string; children: ReactNode }) {
  const { t, language } = useText();
  const { data, error, isFetching, refetch } = useQuery(verifiedQuery(number));
  const other = <Panel title={t('certificates.verify.another')}>{form}</Panel>;
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422);
  if (isUnknown) {
    return (
      <div className={classes.columns}>
        <div className={classes.sheet}>
          <Verdict state="unknown" title={t('certificates.verify.unknown')}>
            {t('certificates.verify.unknownText')}
          </Verdict>
        </div>
        <Stack flex="shrink" gap={16}>
          {other}
        </Stack>
      </div>
    );
  }
  if (error && !data) {
    return (
      <ErrorState
        title={t('certificates.verify.failed')}
        message={error instanceof ApiError && error.code !== null ? messageOf(error) : t('certificates.verify.failedText')}
        onRetry={() => void refetch()}
      />
    );
  }
  // A cached response does not count: the certificate may have been revoked since.
  if (!data || isFetching) return <SkeletonRows rows={6} />;
  const { state } = data;
  const at = data.revoked_at ?? data.replaced_at;
  const day = at === null ? '' : formatDay(at, language);
  return (
    <div className={classes.columns}>
      <div className={classes.sheet}>
        <Verdict state={state} title={t(`certificates.verify.${state}`)}>
          {t(`certificates.verify.${state}Text`, { day })}
        </Verdict>
        <div className={classes.facts}>
          <PublicFacts certificate={data} />
        </div>
      </div>
      <Stack flex="shrink" gap={16}>
        <ComparePanel key={number} certificate={data} />
        {other}
      </Stack>
    </div>
  );
}
