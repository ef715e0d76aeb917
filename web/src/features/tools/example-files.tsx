import type { ExampleFile } from '@folio/contract/tools';
import type { CSSProperties } from 'react';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './example-files.module.css';

/** Pixels up to which an image is shown no larger than it is. */
const maxNaturalWidth = 760;

const ratioOf = ({ width, height }: ExampleFile) => (width && height ? width / height : 1);

/** Formats keep their proportions to one another; images of one format are equally large beside each other. */
function shapeOf(file: ExampleFile, files: readonly ExampleFile[]): { className: string | undefined; style: CSSProperties } {
  const ratio = ratioOf(file);
  const alike = files.filter((other) => Math.abs(ratioOf(other) / ratio - 1) < 0.02);
  if (alike.length > 1) return { className: classes.alike, style: {} };
  const isSmall = (file.width ?? 0) <= maxNaturalWidth && files.length > 1;
  return isSmall
    ? { className: classes.natural, style: { maxWidth: `min(100%, ${file.width}px)` } }
    : { className: classes.scaled, style: { flex: `${ratio} 1 ${Math.round(ratio * 210)}px` } };
}

function Medium({ file }: { file: ExampleFile }) {
  const size = { width: file.width ?? undefined, height: file.height ?? undefined };
  if (file.kind === 'audio') {
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the spoken text is below it
    return <audio controls preload="none" src={file.url} aria-label={file.alt_text} className={classes.audio} />;
  }
  if (file.kind === 'video') {
    return (
      <video
        {...size}
        controls
        muted
        playsInline
        preload="none"
        src={file.url}
        poster={file.poster ?? undefined}
        aria-label={file.alt_text}
        className={classes.film}
      />
    );
  }
  return <img {...size} src={file.url} alt={file.alt_text} lang="en" loading="lazy" className={classes.image} />;
}

function Caption({ file, isNamed }: { file: ExampleFile; isNamed: boolean }) {
  const { t, language } = useText();
  const figure = (value: number) => value.toLocaleString(language);
  const size =
    file.kind !== 'audio' && file.width && file.height
      ? t('exampleResults.pixels', { width: figure(file.width), height: figure(file.height) })
      : file.seconds === null
        ? ''
        : t('exampleResults.seconds', { seconds: figure(file.seconds) });
  return (
    <Row as="figcaption" size="sm" tone="quiet" mt={6} gap={10} rowGap={2} align="stretch" wrap>
      {file.kind === 'image' ? null : <span lang="en">{file.alt_text}</span>}
      {isNamed && file.name !== '' ? (
        <Text as="strong" tone="muted" weight="medium">
          {file.name}
        </Text>
      ) : null}
      {file.caption === '' ? null : (
        <Text as="strong" tone="muted" weight="medium">
          {file.caption}
        </Text>
      )}
      <span>{size}</span>
    </Row>
  );
}

interface ExampleFilesProps {
  files: readonly ExampleFile[];
  label: string;
  /** With their names, as they were given. */
  isNamed?: boolean;
}

/** Files that a tool was given or made, each with its size. */
export function ExampleFiles({ files, label, isNamed = false }: ExampleFilesProps) {
  const { t } = useText();
  if (files.length === 0) return null;
  return (
    <Row as="ul" gap={20} align="start" wrap className={classes.files} aria-label={label}>
      {files.map((file) => {
        const { className, style } = shapeOf(file, files);
        return (
          <li key={file.url} className={file.kind === 'audio' ? classes.wide : className} style={style}>
            <figure>
              <Medium file={file} />
              <Caption file={file} isNamed={isNamed} />
            </figure>
            {file.transcript === null ? null : (
              <Text as="details" size="md" mt={10} className={classes.transcript}>
                <summary>{t('exampleResults.transcript')}</summary>
                <p lang="en">{file.transcript}</p>
              </Text>
            )}
          </li>
        );
      })}
    </Row>
  );
}
