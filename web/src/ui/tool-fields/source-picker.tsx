// Sources added in place: files and pages with facts for the writer.
import { isWebAddress } from '@folio/contract/tool-values';
import { Button, TextInput } from '@mantine/core';
import { IconLink, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { completeUrl } from '../complete-url.ts';
import { FieldGroup } from '../field-group.tsx';
import { Row } from '../row.tsx';
import { Stack } from '../stack.tsx';
import { Text } from '../text.tsx';
import { useText } from '../use-text.ts';
import { validationText } from '../validation-text.ts';
import { FileDrop } from './file-drop.tsx';
import classes from './tool-fields.module.css';

/** Files cannot be kept over a reload of the page; addresses can. */
export interface GivenSources {
  files: File[];
  urls: string[];
}

interface SourcePickerProps {
  sources: GivenSources;
  error: string | undefined;
  onChange: (sources: GivenSources) => void;
}

const kinds = ['pdf', 'doc', 'docx', 'pptx', 'csv', 'txt', 'md', 'html'];
const maxSources = 5;
const maxMegabytes = 10;

/** At most five, files and pages together. */
export function SourcePicker({ sources, error, onChange }: SourcePickerProps) {
  const { t, language } = useText();
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { files, urls } = sources;
  const isFull = files.length + urls.length >= maxSources;
  const problemOf = (given: string): string | null => {
    if (urls.includes(given)) return t('fields.urlTwice');
    if (!isWebAddress(given)) return validationText('not_a_url', undefined, language);
    return isFull ? t('fields.tooManyFiles', { count: maxSources }) : null;
  };
  const addUrl = () => {
    const given = completeUrl(url);
    if (!given) return;
    const found = problemOf(given);
    setProblem(found);
    if (found) return;
    onChange({ files, urls: [...urls, given] });
    setUrl('');
  };
  return (
    <FieldGroup label={t('tools.sources')} style={{ gridColumn: '1 / -1' }}>
      <Text size="sm" tone="quiet" mb={6}>
        {t('tools.sourcesHelp')}
      </Text>
      <FileDrop
        id="field-source-files"
        label={t('fields.dropFiles')}
        files={files}
        accept={kinds}
        maxFiles={maxSources - urls.length}
        maxSizeMb={maxMegabytes}
        error={error}
        onChange={(next) => onChange({ files: next, urls })}
      />
      <Row mt={8} gap={8} align="start" className={classes.addUrl}>
        <TextInput
          type="url"
          inputMode="url"
          aria-label={t('tools.sourceUrl')}
          placeholder="https://"
          leftSection={<IconLink size={16} aria-hidden="true" />}
          error={problem}
          value={url}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
          onBlur={addUrl}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            addUrl();
          }}
        />
        <Button variant="default" onClick={addUrl}>
          {t('actions.add')}
        </Button>
      </Row>
      {urls.length > 0 ? (
        <Stack as="ul" mt={8} gap={6}>
          {urls.map((one) => (
            <Row as="li" key={one} size="sm" gap={8} className={classes.file}>
              <IconLink size={16} stroke={1.6} aria-hidden="true" />
              <Text as="span" truncate flex="fill">
                {one}
              </Text>
              <button
                type="button"
                className={classes.bin}
                data-touch
                aria-label={t('actions.remove', { name: one })}
                onClick={() => onChange({ files, urls: urls.filter((kept) => kept !== one) })}
              >
                <IconX size={15} aria-hidden="true" />
              </button>
            </Row>
          ))}
        </Stack>
      ) : null}
    </FieldGroup>
  );
}
