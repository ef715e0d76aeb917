// The paper beside the form: the document's shape as it grows out of what is filled in.
import type { ToolDetail } from '@folio/contract/tool-definition';
import type { ToolInput } from '@folio/contract/tool-input';
import { formatNumber, languageName } from '../../ui/intl-format.ts';
import { Paper } from '../../ui/paper.tsx';
import { toList, toText } from '../../ui/tool-fields/field-props.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './tool-layout.module.css';

function Bones() {
  return (
    <div className={classes.bones} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}

/** The document's title, from the fields that the tool names for it. */
function titleOf(tool: ToolDetail, values: ToolInput): string {
  const main = typeof values['main_title'] === 'string' ? values['main_title'].trim() : '';
  return (
    main ||
    tool.title_fields
      .map((name) => toText(values[name]).trim())
      .filter(Boolean)
      .join(', ')
  );
}

/** Headings where they are known, otherwise the texts given so far; grey lines for what will be written. */
export function StructurePreview({ tool, values }: { tool: ToolDetail; values: ToolInput }) {
  const { t, language } = useText();
  const given = (type: string) => tool.fields.find((field) => field.type === type);
  const code = values[given('language')?.name ?? ''];
  const length = Number(values[given('length')?.name ?? '']);
  const keywords = toList(values[given('keywords')?.name ?? '']);
  const headings = toList(values['paragraphs_headings']).filter((heading) => heading.trim());
  const texts = tool.fields.filter(
    (field) => field.type === 'textarea' && !tool.title_fields.includes(field.name) && toText(values[field.name]).trim() !== '',
  );
  const meta = [
    typeof code === 'string' && code !== 'auto' ? languageName(code, language) : '',
    length > 0 ? t('tools.aboutWords', { words: formatNumber(length, language) }) : '',
    keywords.join(', '),
  ].filter(Boolean);
  return (
    <Paper>
      <h1>{titleOf(tool, values) || t('tools.yourTitle')}</h1>
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
              <p className={classes.given}>{toText(values[field.name]).slice(0, 280)}</p>
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
