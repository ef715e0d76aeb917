import type { CertificateState, PublicCertificate } from '@folio/contract/certificates';
import { languageName } from '@folio/contract/language-names';
import { IconShieldCheck, IconShieldOff, IconShieldX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { dateFormat, formatNumber } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './certificates.module.css';

const icons = { valid: IconShieldCheck, replaced: IconShieldOff, revoked: IconShieldX } as const;

/** Result of a verification, shown at once and in words. */
export function Verdict({ state, title, children }: { state: CertificateState | 'unknown'; title: string; children: string }) {
  const Icon = state === 'unknown' ? IconShieldX : icons[state];
  return (
    <Row tone="failed" gap={14} align="start" className={classes.verdict} data-state={state} aria-live="polite">
      <Icon size={26} stroke={1.6} aria-hidden="true" />
      <span>
        <Text as="h2" size="xl" weight="semibold">
          {title}
        </Text>
        <Text as="span" size="sm" block>
          {children}
        </Text>
      </span>
    </Row>
  );
}

const sums = (values: readonly string[]): ReactNode =>
  values.map((value) => (
    <Text as="code" key={value} size="xs" weight="regular" family="code" breaks block>
      {value}
    </Text>
  ));

/** All that anybody may know of a certificate. */
export function PublicFacts({ certificate }: { certificate: PublicCertificate }) {
  const { t, language } = useText();
  const words = formatNumber(certificate.words, language);
  const facts: Fact[] = [
    [t('certificates.facts.number'), certificate.number],
    [t('certificates.facts.issued'), dateFormat(language, { dateStyle: 'long' }).format(new Date(certificate.issued_at))],
    [
      t('certificates.facts.languages'),
      t('certificates.fromTo', {
        from: languageName(certificate.source_language, language),
        to: languageName(certificate.target_language, language),
      }),
    ],
    [t('certificates.facts.extent'), t('certificates.extent', { words, pages: formatNumber(certificate.pages, language) })],
    [t('certificates.facts.translator'), certificate.translator],
    [t('certificates.facts.registered'), `${certificate.body}, ${certificate.body_number}`],
    [t('certificates.facts.source'), sums(certificate.source_sha256)],
    [t('certificates.facts.translation'), sums(certificate.target_sha256)],
  ];
  return <FactList isBeside facts={facts} />;
}
