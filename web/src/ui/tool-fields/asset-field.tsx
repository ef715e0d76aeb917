// Files that a tool works on: uploaded as soon as they are chosen, so that the order itself is quick and a reload loses nothing.
import type { Asset } from '@folio/contract/assets';
import type { AssetField as AssetFieldDefinition } from '@folio/contract/tool-values';
import { Button, Loader, Modal } from '@mantine/core';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { IconFile, IconMusic, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FieldGroup } from '../field-group.tsx';
import { formatBytes, formatNumber } from '../intl-format.ts';
import { Row } from '../row.tsx';
import { Stack } from '../stack.tsx';
import { Text } from '../text.tsx';
import { useText } from '../use-text.ts';
import classes from './asset-field.module.css';
import { fieldId, isOptional } from './field-props.ts';
import { endingsIn } from './file-fault.ts';
import fieldClasses from './tool-fields.module.css';
import { assetsIn, useUpload } from './uploads.ts';
import { useFileUploads } from './use-file-uploads.ts';

interface AssetFieldProps {
  field: AssetFieldDefinition;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

const isLarger = (asset: Asset, field: AssetFieldDefinition) =>
  field.type === 'image' &&
  ((asset.width ?? 0) > (field.maxWidth ?? Infinity) || (asset.height ?? 0) > (field.maxHeight ?? Infinity));

/** Minutes and seconds, "3:07". */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

function Facts({ asset }: { asset: Asset }) {
  const { t, language } = useText();
  const size = formatBytes(asset.bytes, language);
  const measured = asset.width !== null && asset.height !== null ? `${asset.width} × ${asset.height}` : null;
  const words =
    asset.words === null ? null : t('orders.words', { count: asset.words, words: formatNumber(asset.words, language) });
  return (
    <Text as="span" size="xs" tone="muted">
      {[measured, asset.seconds === null ? null : clock(asset.seconds), words, size].filter(Boolean).join(' · ')}
    </Text>
  );
}

function Thumb({ asset }: { asset: Asset }) {
  if (asset.media_type.startsWith('image/')) return <img className={classes.thumb} src={asset.url} alt="" />;
  const Icon = /^(audio|video)\//.test(asset.media_type) ? IconMusic : IconFile;
  return (
    <span className={classes.thumb}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </span>
  );
}

/** The value is a list of assets; a picture larger than the tool takes is refused in a dialog. */
export function AssetField({ field, value, error, onChange }: AssetFieldProps) {
  const { t } = useText();
  const upload = useUpload();
  const [tooLarge, setTooLarge] = useState(false);
  // Uploads end in any order, and several before the form renders; each adds to the current list.
  const latest = useRef<Asset[]>([]);
  const assets = assetsIn(value);
  useEffect(() => {
    latest.current = assets;
  });
  const endings = endingsIn(field.accept);

  const { pending, problems, add } = useFileUploads(
    { endings, maxSizeMb: field.maxSizeMb, maxFiles: field.maxFiles },
    async (file) => {
      const asset = await upload?.(field.name, file);
      if (!asset) return;
      if (isLarger(asset, field)) return setTooLarge(true);
      latest.current = field.maxFiles === 1 ? [asset] : [...latest.current, asset];
      onChange(latest.current);
    },
  );
  // If one file is allowed, another replaces it.
  const free = field.maxFiles === 1 ? 1 : field.maxFiles - assets.length - pending.length;
  const faultId = `${fieldId(field.name)}-error`;
  const said = problems.length > 0 || !error ? problems : [pending.length > 0 ? t('fields.stillUploading') : error];

  return (
    <FieldGroup label={field.label} isOptional={isOptional(field)}>
      {field.help ? (
        <Text size="sm" tone="quiet" mb={6}>
          {field.help}
        </Text>
      ) : null}
      <Dropzone
        onDrop={(files) => void add(files, free)}
        multiple={field.maxFiles > 1}
        disabled={upload === null}
        classNames={{ root: fieldClasses.drop ?? '', inner: fieldClasses.dropWords ?? '' }}
        inputProps={{
          id: fieldId(field.name),
          'aria-label': field.label,
          accept: field.accept.join(','),
          ...(said.length > 0 ? { 'aria-invalid': true, 'aria-describedby': faultId } : {}),
        }}
      >
        <span>{t('fields.dropFiles')}</span>
        <Text as="span" size="xs" tone="muted">
          {t('fields.fileKinds', { kinds: endings.join(', '), size: field.maxSizeMb })}
        </Text>
      </Dropzone>
      {said.length > 0 ? (
        <div id={faultId} role="alert">
          {said.map((problem) => (
            <Text key={problem} size="sm" tone="failed" mt={6}>
              {problem}
            </Text>
          ))}
        </div>
      ) : null}
      {assets.length + pending.length > 0 ? (
        <Stack as="ul" mt={8} gap={6}>
          {assets.map((asset) => (
            <Row as="li" key={asset.id} size="sm" gap={10} className={classes.asset}>
              <Thumb asset={asset} />
              <Stack as="span" truncate flex="fill">
                {asset.file_name}
                <Facts asset={asset} />
              </Stack>
              <button
                type="button"
                className={fieldClasses.bin}
                data-touch
                aria-label={t('actions.remove', { name: asset.file_name })}
                onClick={() => onChange(assets.filter((one) => one.id !== asset.id))}
              >
                <IconX size={15} aria-hidden="true" />
              </button>
            </Row>
          ))}
          {pending.map(({ key, name }) => (
            <Row as="li" key={key} size="sm" gap={10} className={classes.asset} aria-busy="true">
              <span className={classes.thumb}>
                <Loader size={16} />
              </span>
              <Stack as="span" truncate flex="fill">
                {name}
              </Stack>
            </Row>
          ))}
        </Stack>
      ) : null}
      <Modal
        opened={tooLarge}
        centered
        title={t('fields.tooLargeTitle')}
        closeButtonProps={{ 'aria-label': t('actions.close') }}
        onClose={() => setTooLarge(false)}
      >
        <p>
          {t('fields.tooLarge', {
            width: field.type === 'image' ? field.maxWidth : 0,
            height: field.type === 'image' ? field.maxHeight : 0,
          })}
        </p>
        <Row mt={20} justify="end">
          <Button data-autofocus onClick={() => setTooLarge(false)}>
            {t('fields.ok')}
          </Button>
        </Row>
      </Modal>
    </FieldGroup>
  );
}
