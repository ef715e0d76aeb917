// A tool's form as the product draws it.

import { priceOf } from '@folio/contract/tool-price';
import { defaultInput } from '@folio/contract/tool-values';
import { useState } from 'react';
import { ToolFieldControl } from '../../web/src/ui/tool-fields/tool-field.tsx';
import type { GivenTool } from './given-tool.ts';

export function OwnForm({ tool }: { tool: GivenTool }) {
  const [values, setValues] = useState(() => defaultInput(tool.fields));
  return (
    <form>
      {tool.fields.map((field) => (
        <div key={field.name}>
          <ToolFieldControl
            field={field}
            value={values[field.name]}
            error={undefined}
            onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
            languages={tool.translation}
            priceOfLength={(length) => priceOf(tool.credits, { ...values, [field.name]: length })}
            isProposed={false}
          />
        </div>
      ))}
    </form>
  );
}
