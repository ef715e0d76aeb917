// The form as people will see it, drawn by the same controls.
import { toToolField } from '@folio/contract/custom-field';
import type { ToolDetail } from '@folio/contract/tool-definition';
import { priceOf } from '@folio/contract/tool-price';
import { useState } from 'react';
import { Stack } from '../../ui/stack.tsx';
import { ToolFieldControl } from '../../ui/tool-fields/tool-field.tsx';
import classes from './custom-tools.module.css';
import { beginOf, type ToolDraft } from './use-tool-draft.ts';

/** Input of the preview is not saved. Its controls have ids of their own, since the defaults are on the same page. */
export function FormPreview({ base, draft }: { base: ToolDetail; draft: ToolDraft }) {
  const [typed, setTyped] = useState<Record<string, unknown>>({});
  const own = draft.fields.map((field, at) => toToolField({ ...field, name: `own-${at}`, label: field.label || '…' }));
  const asked = base.fields.filter(
    ({ name, type }) => !draft.hidden_fields.includes(name) && type !== 'sources' && type !== 'brand_voice',
  );
  const begins = (name: string, usual: unknown) => (name in draft.defaults ? draft.defaults[name] : usual);
  return (
    <Stack px={2} py={2} gap={20} className={classes.form}>
      {[...asked, ...own].map((field) => (
        <ToolFieldControl
          key={field.name}
          field={{ ...field, name: `preview-${field.name}` }}
          value={field.name in typed ? typed[field.name] : begins(field.name, field.default)}
          error={undefined}
          onChange={(value) => setTyped((before) => ({ ...before, [field.name]: value }))}
          languages={base.translation}
          priceOfLength={(length) => priceOf(base.credits, { ...beginOf(base, draft), ...typed, [field.name]: length })}
          isProposed={false}
        />
      ))}
    </Stack>
  );
}
