import { languageName } from '@folio/contract/language-names';
import { IconArrowRight } from '@tabler/icons-react';
import { Row } from '../row.tsx';
import { useText } from '../use-text.ts';
import classes from './language-pair.module.css';

interface LanguagePairProps {
  source: string;
  targets: readonly string[];
}

/** Codes with an arrow between them; read out by their names. */
export function LanguagePair({ source, targets }: LanguagePairProps) {
  const { t, language } = useText();
  const names = (codes: readonly string[]) => codes.map((code) => languageName(code, language)).join(', ');
  return (
    <>
      <Row as="span" size="sm" weight="medium" gap={4} wrap inline className={classes.pair} aria-hidden="true">
        {source.toUpperCase()}
        <IconArrowRight size={13} stroke={1.7} />
        {targets.map((code) => code.toUpperCase()).join(', ')}
      </Row>
      <span className="visually-hidden">
        {t('translationRequests.fromTo', { from: languageName(source, language), to: names(targets) })}
      </span>
    </>
  );
}
