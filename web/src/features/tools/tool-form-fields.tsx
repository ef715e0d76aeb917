// The fields of a tool, or of one step of it, with the error under each.
import type { ToolDetail, ToolField } from '@folio/contract/tool-definition';
import { priceOf } from '@folio/contract/tool-price';
import { isEmpty } from '@folio/contract/tool-values';
import type { ReactNode } from 'react';
import { uploadFor } from '../../base/upload-for.ts';
import { SourcePicker } from '../../ui/tool-fields/source-picker.tsx';
import { ToolFieldControl } from '../../ui/tool-fields/tool-field.tsx';
import { UploadProvider } from '../../ui/tool-fields/uploads.ts';
import { useText } from '../../ui/use-text.ts';
import { wideFields } from './field-rows.ts';
import { type FormRights, measuresOf, shownFields, sourcesField, writableLanguages } from './form-rules.ts';
import { ListedSources } from './listed-sources.tsx';
import { hasNoEffect, type Restricted, valuesOnHold } from './outcome.ts';
import classes from './tool-layout.module.css';
import type { ToolForm } from './use-tool-form.ts';

interface ToolFormFieldsProps {
  tool: ToolDetail;
  form: ToolForm;
  rights: FormRights;
  hasModel: boolean;
  /** Index of the step, where the tool has steps. */
  step: number;
  /** Result without a model. */
  made: Restricted;
  /** Settings of the text beside the tool's own fields, in the first step. */
  styleFields: ReactNode;
  /** Content below one field. */
  renderBelow: (field: ToolField) => ReactNode;
}

/** Narrow controls are two in a row; everything else has a row of its own. */
export function ToolFormFields({ tool, form, rights, hasModel, step, made, styleFields, renderBelow }: ToolFormFieldsProps) {
  const { t } = useText();
  const definition = tool.steps[step];
  const sources = sourcesField(tool, definition?.name);
  const follows = tool.steps[step - 1]?.proposes ?? false;
  // A model will read every field of an order that waits for it.
  const isUseless = (name: string) => made !== 'on_hold' && hasNoEffect(tool, name, form.values);
  const fields = shownFields(tool, form.values, rights, definition?.name).map((field) =>
    isUseless(field.name) ? { ...field, help: t('outcome.noEffect') } : field,
  );
  // Required fields stay open until they are filled in.
  const isDisabled = ({ name, required }: ToolField) => isUseless(name) && !(required && isEmpty(form.values[name]));
  const wide = wideFields(fields);
  return (
    <UploadProvider value={uploadFor(tool.slug)}>
      <div className={classes.fields}>
        {fields.map((field) => (
          <div key={field.name} className={wide.has(field.name) ? classes.wide : undefined}>
            <ToolFieldControl
              field={field}
              isDisabled={isDisabled(field)}
              unavailable={valuesOnHold(tool, field)}
              value={form.values[field.name]}
              error={form.errors[field.name]}
              onChange={(value) => form.setValue(field.name, value)}
              languages={writableLanguages(tool, hasModel)}
              priceOfLength={(length) =>
                priceOf(tool.credits, { ...form.values, [field.name]: length }, measuresOf(tool, form.values))
              }
              isProposed={follows && field.type === 'tags'}
            />
            {renderBelow(field)}
          </div>
        ))}
        {sources ? (
          <div className={classes.wide}>
            <ListedSources
              sourceIds={form.draft.sourceIds}
              onChange={(sourceIds) => form.change({ sourceIds, proposedFor: {} })}
            />
          </div>
        ) : null}
        {sources && made === 'outline' ? <p className={`${classes.wide} ${classes.advice}`}>{t('outcome.addSource')}</p> : null}
        {sources ? <SourcePicker sources={form.sources} error={form.errors[sources.name]} onChange={form.setSources} /> : null}
        {step === 0 ? styleFields : null}
      </div>
    </UploadProvider>
  );
}
