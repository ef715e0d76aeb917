// One logo: shown as it will look on the company's colour, replaced by dropping another, or removed.
import { ActionIcon } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './branding.module.css';
import { usePictureAddress } from './use-picture-address.ts';

const kinds = ['image/png', 'image/jpeg', 'image/webp'];
const largest = 1024 * 1024;

interface LogoFieldProps {
  label: string;
  hint: string;
  logo: File | string | null;
  error: ReactNode;
  onChange: (logo: File | null) => void;
}

/** Kind and size are checked here for a quick answer, and again by the server. */
export function LogoField({ label, hint, logo, error, onChange }: LogoFieldProps) {
  const { t } = useText();
  const id = useId();
  const address = usePictureAddress(logo);
  const [refused, setRefused] = useState('');
  const upload = ([file]: File[]) => {
    if (!file) return;
    const fits = kinds.includes(file.type) && file.size <= largest;
    setRefused(fits ? '' : t('branding.refused', { name: file.name }));
    if (fits) onChange(file);
  };
  const problem = refused || error;
  return (
    <div>
      <Text as="label" htmlFor={id} size="sm" weight="medium" block>
        {label}
      </Text>
      <Text size="sm" tone="quiet">
        {hint}
      </Text>
      <Row mt={8} gap={12}>
        <Dropzone onDrop={upload} multiple={false} className={classes.drop ?? ''} inputProps={{ id, 'aria-label': label }}>
          {address ? <img src={address} alt="" className={classes.logo} /> : <span>{t('branding.drop')}</span>}
          <Text as="span" size="sm" tone="quiet">
            {t('branding.kinds')}
          </Text>
        </Dropzone>
        {logo === null ? null : (
          <ActionIcon aria-label={t('actions.remove', { name: label })} onClick={() => onChange(null)}>
            <IconTrash size={18} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        )}
      </Row>
      {problem ? (
        <Text size="sm" tone="failed" mt={6} role="alert">
          {problem}
        </Text>
      ) : null}
    </div>
  );
}
