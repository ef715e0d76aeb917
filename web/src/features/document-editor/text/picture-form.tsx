// The words of a picture, and where it comes from: a file of one's own, or an address on the web.
import { Button, FileButton, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { messageOf } from '../../../base/api.ts';
import { useText } from '../../../ui/use-text.ts';
import classes from '../core/toolbar.module.css';
import { pictureKinds, pictureProblem, uploadPicture } from '../core/upload-picture.ts';

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The address where it is one of a picture on the web, else null. */
function readPictureAddress(typed: string): string | null {
  const address = typed.trim();
  return /^https:\/\/\S+$/i.test(address) && URL.canParse(address) ? address : null;
}

interface PictureFormProps {
  editor: Editor;
  orderDetailId: number;
  isPicture: boolean;
  onDone: () => void;
}

export function PictureForm({ editor, orderDetailId, isPicture, onDone }: PictureFormProps) {
  const { t } = useText();
  const [{ src: known, alt: before }] = useState(() => {
    const chosen = isPicture ? editor.getAttributes('picture') : {};
    return { src: readText(chosen['src']), alt: readText(chosen['alt']) };
  });
  // An uploaded picture has an address that nobody reads or types.
  const isOwn = known.startsWith('data:') || known.startsWith('/api/');
  const [typed, setTyped] = useState(isOwn ? '' : known);
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState(before);
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const choose = (chosen: File | null) => {
    const wrong = chosen ? pictureProblem(chosen) : null;
    setProblem(chosen && wrong ? t(`writing.picture.${wrong}`, { name: chosen.name }) : '');
    setFile(wrong ? null : chosen);
  };
  const addressOf = async (): Promise<string | null> => {
    if (file) return uploadPicture(orderDetailId, file, alt.trim());
    if (isPicture && (isOwn ? typed.trim() === '' : typed === known)) return known;
    return readPictureAddress(typed);
  };
  const apply = async () => {
    setSending(true);
    try {
      const src = await addressOf();
      if (src === null) return setProblem(t('writing.picture.wrong'));
      const attributes = { src, alt: alt.trim() };
      if (isPicture) editor.chain().updateAttributes('picture', attributes).run();
      else editor.chain().insertContent({ type: 'picture', attrs: attributes }).run();
      onDone();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setSending(false);
    }
    return undefined;
  };
  return (
    <form
      className={classes.picture}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void apply();
      }}
    >
      <div className={classes.upload}>
        <FileButton accept={pictureKinds} onChange={choose}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconUpload size={16} aria-hidden="true" />} data-autofocus>
              {t(isPicture ? 'writing.picture.replace' : 'writing.picture.upload')}
            </Button>
          )}
        </FileButton>
        <span className={classes.uploadName}>{file?.name ?? t('writing.picture.kinds')}</span>
      </div>
      {file ? null : (
        <TextInput
          label={t('writing.picture.address')}
          value={typed}
          placeholder="https://"
          inputMode="url"
          maxLength={2048}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setProblem('');
          }}
        />
      )}
      <TextInput
        label={t('writing.picture.alt')}
        description={t('writing.picture.altHint')}
        value={alt}
        maxLength={300}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <div className={classes.link}>
        <Button type="submit" loading={isSending}>
          {t(isPicture ? 'writing.picture.apply' : 'writing.picture.insert')}
        </Button>
        {isPicture ? (
          <Button
            variant="default"
            onClick={() => {
              editor.chain().deleteSelection().run();
              onDone();
            }}
          >
            {t('writing.picture.remove')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
