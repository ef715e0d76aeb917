// One field of a tool, drawn by its type: the whole form comes from the tool's definition.
import type { ToolField } from '@folio/contract/tool-definition';
import { isAssetField } from '@folio/contract/tool-values';
import { lazy, Suspense } from 'react';
import { FieldGroup } from '../field-group.tsx';
import { Text } from '../text.tsx';
import { LanguageField, SelectField } from './choice-fields.tsx';
import { fieldId, isOptional } from './field-props.ts';
import { FileDrop } from './file-drop.tsx';
import { LengthCards } from './length-cards.tsx';
import { ListField } from './list-field.tsx';
import { MultiSelectField } from './multi-select-field.tsx';
import { AreaField, LineField } from './text-fields.tsx';
import classes from './tool-fields.module.css';

// Few tools ask for them, and each brings a library along.
const AssetField = lazy(() => import('./asset-field.tsx').then((module) => ({ default: module.AssetField })));
const BooleanField = lazy(() => import('./boolean-field.tsx').then((module) => ({ default: module.BooleanField })));
const HeadingsEditor = lazy(() => import('./headings-editor.tsx').then((module) => ({ default: module.HeadingsEditor })));
const NumberField = lazy(() => import('./number-field.tsx').then((module) => ({ default: module.NumberField })));

interface ToolFieldControlProps {
  field: ToolField;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
  isDisabled?: boolean;
  /** Values of options that cannot be made now. */
  unavailable?: readonly string[];
  /** Codes that can be written now. */
  languages: readonly string[];
  priceOfLength: (length: number) => number;
  /** True where the list was proposed and is now to be put in order. */
  isProposed: boolean;
}

/** Renders nothing for fields selected elsewhere (`brand_voice`, `sources`). */
export function ToolFieldControl(props: ToolFieldControlProps) {
  return (
    <Suspense fallback={<div className={classes.waiting} aria-hidden="true" />}>
      <Control {...props} />
    </Suspense>
  );
}

function Control({ field, unavailable, languages, priceOfLength, isProposed, ...rest }: ToolFieldControlProps) {
  switch (field.type) {
    case 'text':
    case 'url':
    case 'date':
      return <LineField field={field} {...rest} />;
    case 'textarea':
      return <AreaField field={field} {...rest} />;
    case 'number':
      return <NumberField field={field} {...rest} />;
    case 'boolean':
      return <BooleanField field={field} {...rest} />;
    case 'select':
    case 'tone':
      return <SelectField field={field} unavailable={unavailable} {...rest} />;
    case 'multiselect':
      return <MultiSelectField field={field} {...rest} />;
    case 'language':
      return <LanguageField field={field} codes={languages} {...rest} />;
    case 'length':
      return field.options ? (
        <LengthCards field={field} priceOf={priceOfLength} {...rest} />
      ) : (
        <NumberField field={field} {...rest} />
      );
    case 'tags':
      return isProposed ? <HeadingsEditor field={field} {...rest} /> : <ListField field={field} {...rest} />;
    case 'urls':
    case 'keywords':
      return <ListField field={field} {...rest} />;
    case 'image':
    case 'audio':
      return <AssetField field={field} {...rest} />;
    case 'file':
      if (isAssetField(field)) return <AssetField field={field} {...rest} />;
      return (
        <FieldGroup label={field.label} isOptional={isOptional(field)}>
          {field.help ? (
            <Text size="sm" tone="quiet" mb={6}>
              {field.help}
            </Text>
          ) : null}
          <FileDrop
            id={fieldId(field.name)}
            label={field.label}
            files={Array.isArray(rest.value) ? rest.value : []}
            accept={field.accept}
            maxFiles={field.maxFiles}
            maxSizeMb={field.maxSizeMb}
            error={rest.error}
            onChange={rest.onChange}
          />
        </FieldGroup>
      );
    default:
      return null;
  }
}

const narrowTypes = new Set<ToolField['type']>(['select', 'tone', 'language', 'number', 'date']);

/** Characters of help that fit above half a line; more would push one control below the other. */
const shortHelp = 36;

/** Characters of a choice that fit into half a line; a longer one would be cut. */
const shortChoice = 22;

const fitsHalf = (field: ToolField) =>
  (field.help ?? '').length <= shortHelp &&
  (field.type !== 'select' || field.options.every(({ label }) => label.length <= shortChoice));

/** True for controls of which two are side by side. */
export const isNarrowField = (field: ToolField) =>
  fitsHalf(field) && (narrowTypes.has(field.type) || (field.type === 'length' && field.options === undefined));
