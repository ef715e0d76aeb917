// Figures that the reader brings: pasted, or read from a file. They are shown on the map and stay in the browser.
import { Button, FileButton, Textarea } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useText } from '../../ui/use-text.ts';
import { type OwnFigures, readOwnFigures } from './own-figures.ts';

/** Characters; there are 250 countries. */
const maxLength = 50_000;

export function OwnFiguresDialog({ onClose, onRead }: { onClose: () => void; onRead: (figures: OwnFigures) => void }) {
  const { t, language } = useText();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = () => {
    const read = readOwnFigures(text, language);
    if (read.values.size === 0) setError(t('markets.own.nothing'));
    else onRead(read);
  };
  const open = async (file: File | null) => {
    if (!file) return;
    setError(null);
    setText((await file.slice(0, maxLength).text()).replace(/^\uFEFF/, ''));
  };
  return (
    <FormDialog title={t('markets.own.title')} verb={t('markets.own.show')} isBusy={false} onClose={onClose} onSubmit={submit}>
      <Textarea
        label={t('markets.own.figures')}
        description={t('markets.own.hint')}
        placeholder={t('markets.own.example')}
        rows={9}
        maxLength={maxLength}
        value={text}
        error={error}
        onChange={({ currentTarget }) => {
          setError(null);
          setText(currentTarget.value);
        }}
      />
      <FileButton accept=".csv,text/csv,text/plain" onChange={(file) => void open(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            leftSection={<IconFileUpload size={16} aria-hidden="true" />}
            style={{ justifySelf: 'start' }}
          >
            {t('markets.own.file')}
          </Button>
        )}
      </FileButton>
    </FormDialog>
  );
}
