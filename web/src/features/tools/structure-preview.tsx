// The paper beside the form: the document's structure, built from the form's values.

import { languageName } from '@folio/contract/language-names';
import type { ToolDetail } from '@folio/contract/tool-definition';
import type { ToolInput } from '@folio/contract/tool-values';
import { formatNumber } from '../../ui/intl-format.ts';
import { Paper } from '../../ui/paper.tsx';
import { toList, toText } from '../../ui/tool-fields/field-props.ts';
import { useText } from '../../ui/use-text.ts';
import { headingsField } from './order-verb.ts';
import { previewLanguage, previewTitle, shorten } from './preview-words.ts';
import classes from './tool-layout.module.css';

/** Characters of a field that the preview repeats. */
const shownOfText = 280;

function Bones() {
  return (
    <div className={classes.bones} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}

/** Headings if known, otherwise the texts given so far; gray lines for generated text. */
export function StructurePreview({ tool, values }: { tool: ToolDetail; values: ToolInput }) {
  const { t, language } = useText();
  const given = (type: string) => tool.fields.find((field) => field.type === type);
  const code = previewLanguage(tool, values);
  const length = Number(values[given('length')?.name ?? '']);
  const keywords = toList(values[given('keywords')?.name ?? '']);
  const headings = toList(values[headingsField]).filter((heading) => heading.trim());
  const texts = tool.fields.filter(
    (field) => field.type === 'textarea' && !tool.title_fields.includes(field.name) && toText(values[field.name]).trim() !== '',
  );
  const meta = [
    code ? languageName(code, language) : '',
    // Only a model writes to length.
    length > 0 && tool.has_model ? t('tools.aboutWords', { words: formatNumber(length, language) }) : '',
    keywords.join(', '),
  ].filter(Boolean);
  const title = previewTitle(tool, values);
  return (
    <Paper isBlank={title === '' && headings.length === 0 && texts.length === 0}>
      <h1>{title || t('tools.yourTitle')}</h1>
      {meta.length > 0 ? (
        <p className={classes.meta}>
          {meta.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      ) : null}
      <Bones />
      {headings.map((heading) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <Bones />
        </section>
      ))}
      {headings.length > 0
        ? null
        : texts.slice(0, 6).map((field) => (
            <section key={field.name}>
              <h2>{field.label}</h2>
              <p className={classes.given}>{shorten(toText(values[field.name]), shownOfText)}</p>
            </section>
          ))}
      {headings.length === 0 && texts.length === 0 ? (
        <>
          <Bones />
          <Bones />
        </>
      ) : null}
    </Paper>
  );
}
