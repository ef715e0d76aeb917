import { languageName } from '@folio/contract/language-names';
import { Button, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { FieldGroup } from '../../ui/field-group.tsx';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './linguists.module.css';
import { useLanguageOptions } from './use-language-options.ts';

interface Pair {
  source: string;
  target: string;
}

interface PairsFieldProps {
  pairs: Pair[];
  error: string | undefined;
  onChange: (pairs: Pair[]) => void;
}

/** From which language into which a linguist works. */
export function PairsField({ pairs, error, onChange }: PairsFieldProps) {
  const { t, language } = useText();
  const languages = useLanguageOptions();
  const [source, setSource] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const select = {
    data: languages,
    searchable: true,
    checkIconPosition: 'right' as const,
    comboboxProps: { shadow: 'none' as const },
  };
  const nameOf = (pair: Pair) =>
    t('translationRequests.fromTo', { from: languageName(pair.source, language), to: languageName(pair.target, language) });
  const add = () => {
    if (source === null || target === null) return;
    const isThere = pairs.some((pair) => pair.source === source && pair.target === target);
    if (!isThere) onChange([...pairs, { source, target }]);
    setTarget(null);
  };
  return (
    <FieldGroup label={t('translationDesk.linguists.pairsLabel')}>
      {pairs.length > 0 ? (
        <Row as="ul" mb={8} gap={6} align="stretch" wrap>
          {pairs.map((pair) => (
            <Row as="li" key={`${pair.source} ${pair.target}`} size="sm" weight="medium" gap={4} inline className={classes.chip}>
              {nameOf(pair)}
              <button
                type="button"
                className={classes.bin}
                data-touch
                aria-label={t('actions.remove', { name: nameOf(pair) })}
                onClick={() => onChange(pairs.filter((one) => one !== pair))}
              >
                <IconX size={14} aria-hidden="true" />
              </button>
            </Row>
          ))}
        </Row>
      ) : null}
      <div className={classes.pair}>
        <Select {...select} label={t('translationDesk.linguists.from')} value={source} onChange={setSource} />
        <Select {...select} label={t('translationDesk.linguists.to')} value={target} onChange={setTarget} />
        <Button variant="default" disabled={source === null || target === null} onClick={add}>
          {t('translationDesk.linguists.addPair')}
        </Button>
      </div>
      {error ? (
        <Text size="sm" tone="failed" role="alert">
          {error}
        </Text>
      ) : null}
    </FieldGroup>
  );
}
