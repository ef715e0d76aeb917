// The paper beside the form of a tool that processes an input: a file or a text, with its languages.

import { languageName } from '@folio/contract/language-names';
import type { ToolDetail } from '@folio/contract/tool-definition';
import { isAssetField, type ToolInput } from '@folio/contract/tool-values';
import { formatBytes, formatNumber } from '../../ui/intl-format.ts';
import { Paper } from '../../ui/paper.tsx';
import { toText } from '../../ui/tool-fields/field-props.ts';
import { assetsIn } from '../../ui/tool-fields/uploads.ts';
import { useText } from '../../ui/use-text.ts';
import { previewTitle, shorten } from './preview-words.ts';
import classes from './tool-layout.module.css';

/** Characters of a text that the preview repeats. */
const shownOfText = 600;

/** The given file or text, and its result. */
export function SourcePreview({ tool, values }: { tool: ToolDetail; values: ToolInput }) {
  const { t, language } = useText();
  const files = tool.fields.flatMap((field) => (isAssetField(field) ? assetsIn(values[field.name]) : []));
  const text = tool.fields
    .filter((field) => field.type === 'textarea')
    .map((field) => toText(values[field.name]).trim())
    .find((given) => given !== '');
  const [first] = files;
  const title = first?.file_name ?? (text ? tool.name : previewTitle(tool, values) || tool.name);
  const [from, to] = [toText(values['source_language']), toText(values['target_language'])];
  const nameOf = (code: string) => (code === 'auto' ? t('fields.autoLanguage') : languageName(code, language));
  const facts = [
    from ? `${tool.fields.find(({ name }) => name === 'source_language')?.label}: ${nameOf(from)}` : '',
    to ? `${tool.fields.find(({ name }) => name === 'target_language')?.label}: ${nameOf(to)}` : '',
  ].filter(Boolean);
  return (
    <Paper>
      <h1>{title}</h1>
      {facts.length > 0 ? (
        <p className={classes.meta}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      ) : null}
      {files.length > 0 ? (
        <ul className={classes.givenFiles}>
          {files.map(({ id, file_name: name, bytes, words }) => (
            <li key={id}>
              {[
                name,
                words === null ? '' : t('orders.words', { count: words, words: formatNumber(words, language) }),
                formatBytes(bytes, language),
              ]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      ) : null}
      {text ? <p className={classes.given}>{shorten(text, shownOfText)}</p> : null}
      <p className={classes.becomes}>{first || text ? tool.description : t('tools.giveSource')}</p>
    </Paper>
  );
}
