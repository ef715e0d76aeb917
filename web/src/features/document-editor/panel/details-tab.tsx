// Details of a document: its engine or model, its user, its input and its sources.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { languageName } from '@folio/contract/language-names';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useDocumentSession, useSession } from '../../../base/document-session-context.ts';
import { workspacesQuery } from '../../../base/workspaces.ts';
import { type Fact, FactList } from '../../../ui/fact-list.tsx';
import { formatDateTime, formatNumber } from '../../../ui/intl-format.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from '../core/side-panel.module.css';
import { useTitleField } from '../core/use-title-field.ts';
import { isMediaDocument } from '../media/is-media-document.ts';
import { readMediaText } from '../media/read-media-text.ts';
import type { SourceNumbers } from '../text/shown-sources.ts';
import { readInputs } from './read-inputs.ts';
import { SourceList } from './source-list.tsx';
import { useFormWords } from './use-form-words.ts';
import { useWriter } from './use-writer.ts';

interface DetailsTabProps {
  order: DocumentDetail;
  /** The form's labels of the input are fetched once it is visible. */
  isShown: boolean;
  hasTitle: boolean;
  numbers: NonNullable<SourceNumbers>;
  publications: ReactNode;
}

/** The name of the workspace that the document is in. */
function useWorkspaceName(id: number | null): string | null {
  const { t } = useText();
  const { data } = useQuery(workspacesQuery);
  if (id === null) return t('shell.personalWorkspace');
  return data?.workspaces.find((one) => one.id === id)?.name ?? null;
}

/** Everything but the title is read only. */
export function DetailsTab({ order, isShown, hasTitle, numbers, publications }: DetailsTabProps) {
  const session = useDocumentSession();
  const isShowingSources = useSession('isShowingSources');
  const { t, language } = useText();
  const writer = useWriter(order.engine);
  const workspace = useWorkspaceName(order.workspace_id);
  const form = useFormWords(order, isShown);
  const inputs = readInputs(order.fields, form ?? {}, {
    yes: t('editor.details.yes'),
    no: t('editor.details.no'),
    orderTitle: t('editor.details.orderTitle'),
  });
  const credits = t('tools.credits', { count: order.price, credits: formatNumber(order.price, language) });
  const made = useMemo(() => {
    const given = new Set(inputs.map(({ label }) => label));
    // The input is below already.
    return isMediaDocument(order) ? readMediaText(order.content.html).facts.filter(([name]) => !given.has(name)) : [];
  }, [order, inputs]);
  const facts: Fact[] = [
    [t('workspaces.workspace'), workspace],
    [t('editor.details.tool'), order.tool_name],
    [t('editor.details.writer'), writer],
    [t('editor.details.author'), order.user.name],
    [t('editor.details.created'), formatDateTime(order.created_at, language)],
    [t('fields.language'), languageName(order.language, language)],
    [t('editor.details.price'), order.price === 0 ? t('tools.free') : credits],
    ...made.map(([name, said]): Fact => [name, said, `made ${name}`]),
  ];
  return (
    <>
      {hasTitle ? <TitleInput /> : null}
      <section className={classes.section}>
        <FactList facts={facts} />
      </section>
      {publications}
      {order.sources.length > 0 ? (
        <section className={classes.section}>
          <Text as="h2" size="sm" weight="semibold" mb={8}>
            {t('editor.details.sources')}
          </Text>
          {numbers.size > 0 ? (
            <Button
              variant="default"
              size="compact-md"
              className={classes.showSources ?? ''}
              aria-pressed={isShowingSources}
              onClick={() => session.set({ isShowingSources: !isShowingSources })}
            >
              {t(isShowingSources ? 'editor.hideSources' : 'editor.showSources')}
            </Button>
          ) : null}
          <SourceList sources={order.sources} />
        </section>
      ) : null}
      {inputs.length > 0 ? (
        <section className={classes.section}>
          <Text as="h2" size="sm" weight="semibold" mb={8}>
            {t('editor.details.inputs')}
          </Text>
          {form === null ? <SkeletonRows rows={3} /> : null}
          <FactList
            facts={(form === null ? [] : inputs).map(
              ({ name, label, value }): Fact => [label, <LongText key={name} text={value} />, name],
            )}
          />
        </section>
      ) : null}
    </>
  );
}

function TitleInput() {
  const { t } = useText();
  const { editFields } = useDocumentSession();
  const { title } = useSession('fields');
  const field = useTitleField(title, (changed) => editFields({ title: changed }));
  return <TextInput {...field} label={t('editor.title')} mb={20} autoComplete="off" />;
}

function LongText({ text }: { text: string }) {
  const { t } = useText();
  if (text.length <= 260) return text;
  return (
    <details>
      <summary className={classes.more}>
        <span className={classes.short}>
          {text.slice(0, 220).trimEnd()}… <span className="text-link">{t('editor.details.more')}</span>
        </span>
        <span className={`text-link ${classes.less}`}>{t('editor.details.less')}</span>
      </summary>
      {text}
    </details>
  );
}
