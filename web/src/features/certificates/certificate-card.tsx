import type { Certificate } from '@folio/contract/certificates';
import { languageName } from '@folio/contract/language-names';
import { Button } from '@mantine/core';
import { IconDownload, IconFileZip } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { useDownload } from '../../base/use-download.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { formatDateTime, formatDay, formatNumber } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './certificates.module.css';
import { RevokeDialog } from './revoke-dialog.tsx';

const kinds = { valid: 'ready', replaced: 'hold', revoked: 'failed' } as const;

/** One certificate for users with permission to open or revoke it. */
export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { t, language } = useText();
  const [isRevoking, setRevoking] = useState(false);
  const { id, number, state, checks, checked_at: checkedAt, can } = certificate;
  const pdf = useDownload(() => api.certificates.download({ id }), `${number}.pdf`);
  const files = useDownload(() => api.certificates.download({ id, part: 'package' }), `${number}.zip`);
  const day = (iso: string) => formatDay(iso, language);
  const count = formatNumber(checks, language);
  const checked =
    checkedAt === null
      ? t('certificates.unchecked')
      : t(checks === 1 ? 'certificates.checksOnce' : 'certificates.checks', { count, day: day(checkedAt) });
  const facts: Fact[] = [
    [t('certificates.facts.issued'), formatDateTime(certificate.issued_at, language)],
    [t('certificates.facts.translator'), certificate.translator],
    [t('certificates.facts.registered'), `${certificate.body}, ${certificate.body_number}`],
    [t('certificates.facts.statement'), certificate.statement_languages.map((code) => languageName(code, language)).join(', ')],
    [t('certificates.facts.bound'), t('certificates.version', { number: certificate.version_number })],
    [t('certificates.facts.checked'), checked],
  ];
  return (
    <Stack gap={14}>
      <Row gap={8} justify="between" wrap>
        <StateBadge kind={kinds[state]}>{t(`certificates.states.${state}`)}</StateBadge>
        <Text as="code" size="xs" weight="regular" family="code" breaks block>
          {number}
        </Text>
      </Row>
      <FactList isBeside facts={facts} />
      {state === 'valid' && !certificate.is_current ? (
        <Text size="sm" tone="hold" breaks px={14} py={10} filled>
          {t('certificates.otherText', { number: certificate.version_number })}
        </Text>
      ) : null}
      {certificate.replaced_by ? (
        <Text size="sm" tone="hold" breaks px={14} py={10} filled>
          {t('certificates.replacedBy', { number: certificate.replaced_by })}
        </Text>
      ) : null}
      {certificate.revoked_at ? (
        <Text size="sm" tone="hold" breaks px={14} py={10} filled>
          {t('certificates.revokedAt', { day: day(certificate.revoked_at), reason: certificate.revoke_reason ?? '' })}
        </Text>
      ) : null}
      <Row gap={8} align="stretch" wrap className={classes.acts}>
        {can.download ? (
          <>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden="true" />}
              loading={pdf.isPending}
              onClick={() => pdf.mutate()}
            >
              {t('certificates.download')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconFileZip size={16} aria-hidden="true" />}
              loading={files.isPending}
              onClick={() => files.mutate()}
            >
              {t('certificates.package')}
            </Button>
          </>
        ) : null}
        <CopyButton text={certificate.verify_url} label={t('certificates.copyLink')} />
        {can.revoke ? (
          <Button variant="default" onClick={() => setRevoking(true)}>
            {t('certificates.revoke')}
          </Button>
        ) : null}
      </Row>
      {isRevoking ? <RevokeDialog certificate={certificate} onClose={() => setRevoking(false)} /> : null}
    </Stack>
  );
}
