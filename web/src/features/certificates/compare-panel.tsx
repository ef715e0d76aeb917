import type { PublicCertificate } from '@folio/contract/certificates';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconFileSearch } from '@tabler/icons-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './certificates.module.css';
import { type Comparison, compareFile } from './compare-file.ts';

interface Compared {
  name: string;
  /** Null while it is being read. */
  result: Comparison | null;
}

/** A file of the reader's beside the certificate: the same or not. It is read here and never sent. */
export function ComparePanel({ certificate }: { certificate: PublicCertificate }) {
  const { t } = useText();
  const [compared, setCompared] = useState<Compared | null>(null);
  const newest = useRef(0);
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const compare = async (file: File | undefined) => {
    if (!file) return;
    newest.current += 1;
    const own = newest.current;
    setCompared({ name: file.name, result: null });
    const result = await compareFile(file, certificate);
    if (own === newest.current) setCompared({ name: file.name, result });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void compare(event.dataTransfer.files[0]);
  };
  return (
    <Panel title={t('certificates.verify.compare')}>
      <Stack
        gap={12}
        className={classes.compare}
        role="presentation"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <Text size="sm" tone="quiet">
          {t('certificates.verify.compareText')}
        </Text>
        <div aria-live="polite">{compared ? <ComparedFile {...compared} /> : null}</div>
        <input
          ref={input}
          id={inputId}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ currentTarget }) => {
            void compare(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        <span>
          <Button
            variant="default"
            leftSection={<IconFileSearch size={16} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {t(compared ? 'certificates.verify.chooseAnother' : 'certificates.verify.choose')}
          </Button>
        </span>
      </Stack>
    </Panel>
  );
}

function ComparedFile({ name, result }: Compared) {
  const { t } = useText();
  const isSame = result === 'translation' || result === 'source' || result === 'certificate';
  const Icon = isSame ? IconCircleCheck : IconCircleX;
  return (
    <Row
      tone="failed"
      px={12}
      py={12}
      filled
      gap={12}
      className={classes.compared}
      data-same={isSame || undefined}
      data-waiting={result === null || undefined}
    >
      {result === null ? null : <Icon size={22} stroke={1.7} aria-hidden="true" />}
      <span>
        <Text as="span" size="md" weight="medium" breaks block className={classes.strong}>
          {name}
        </Text>
        <Text as="span" size="sm" block>
          {t(wordsOf(result))}
        </Text>
      </span>
    </Row>
  );
}

const words = {
  translation: 'certificates.verify.same.translation',
  source: 'certificates.verify.same.source',
  certificate: 'certificates.verify.same.certificate',
  different: 'certificates.verify.different',
  unreadable: 'certificates.verify.unreadable',
  insecure: 'certificates.verify.insecure',
} as const satisfies Record<Comparison, string>;

const wordsOf = (result: Comparison | null) => (result === null ? 'certificates.verify.comparing' : words[result]);
