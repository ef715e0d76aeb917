// An example to copy: the caller picks one of their tools and sees how a program orders, waits and downloads.

import type { ToolDetail } from '@folio/contract/tool-definition';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toolQuery } from '../../base/tool.queries.ts';
import { ToolSelect } from '../../base/tool-select.tsx';
import { useMe } from '../../base/use-me.ts';
import { useWorkspaceId } from '../../base/workspace.ts';
import { CodeBlock } from '../../ui/code-box.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { curlExample, needsFile, typeScriptExample } from './order-examples.ts';

const firstChoice = 'job_posting';

/** `token` is one that was just made, or null. */
export function OrderExample({ token }: { token: string | null }) {
  const { t, language } = useText();
  const { templates } = useMe();
  const tools = templates.toSorted((a, b) => a.name.localeCompare(b.name, language));
  const [slug, setSlug] = useState(() => (tools.some((one) => one.slug === firstChoice) ? firstChoice : tools[0]?.slug));
  const [form, setForm] = useState('curl');
  const { data, isError, refetch } = useQuery({ ...toolQuery(slug ?? '', language), enabled: slug !== undefined });
  if (slug === undefined)
    return (
      <Text size="sm" tone="quiet">
        {t('tokens.noTools')}
      </Text>
    );
  return (
    <Stack gap={16}>
      <ToolSelect label={t('tokens.tool')} tools={tools} value={slug} onChange={(chosen) => chosen && setSlug(chosen)} />
      <ViewSwitch
        value={form}
        label={t('tokens.form')}
        views={[
          { value: 'curl', label: 'curl' },
          { value: 'typescript', label: 'TypeScript' },
        ]}
        onChange={setForm}
      />
      {isError && !data ? <ErrorState title={t('tokens.exampleFailed')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <SkeletonBlock height={320} /> : null}
      {data && needsFile(data.tool) ? (
        <Text size="sm" tone="quiet">
          {t('tokens.needsFile')}
        </Text>
      ) : null}
      {data && !needsFile(data.tool) ? <Example tool={data.tool} form={form} token={token} /> : null}
    </Stack>
  );
}

function Example({ tool, form, token }: { tool: ToolDetail; form: string; token: string | null }) {
  const { t } = useText();
  const order = { origin: location.origin, tool, workspaceId: useWorkspaceId() };
  if (form === 'typescript') {
    return <Step title={t('tokens.script')} hint={t('tokens.scriptHint')} code={typeScriptExample(order)} />;
  }
  const { create, poll, download } = curlExample(order, token);
  return (
    <Stack gap={20}>
      <Step title={t('tokens.placeOrder')} hint={token ? null : t('tokens.orderHint')} code={create} />
      <Step title={t('tokens.poll')} hint={t('tokens.pollHint')} code={poll} />
      <Step title={t('tokens.download')} hint={null} code={download} />
    </Stack>
  );
}

function Step({ title, hint, code }: { title: string; hint: string | null; code: string }) {
  return (
    <Stack as="section" gap={8}>
      <Row gap={8} justify="between" wrap>
        <Text as="h3" size="md">
          {title}
        </Text>
        <CopyButton text={code} />
      </Row>
      {hint ? (
        <Text size="sm" tone="quiet">
          {hint}
        </Text>
      ) : null}
      <CodeBlock>{code}</CodeBlock>
    </Stack>
  );
}
