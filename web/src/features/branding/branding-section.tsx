// A company's branding: the settings at the left, a preview of unsaved changes at the right.
import type { Branding } from '@folio/contract/branding';
import { Button, Select, Switch, TextInput } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { useQuery } from '@tanstack/react-query';
import { submitTo } from '../../base/contract-form.tsx';
import { useMe } from '../../base/use-me.ts';
import { countryOptions } from '../../ui/country-names.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Foot } from '../../ui/foot.tsx';
import places from '../../ui/form-and-preview.module.css';
import { FormFoot } from '../../ui/form-foot.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { optionalLabel } from '../../ui/optional-label.ts';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { BrandPreview } from './brand-preview.tsx';
import classes from './branding.module.css';
import { brandingQuery } from './branding.queries.ts';
import { ColorField } from './color-field.tsx';
import { ContrastNotes } from './contrast-notes.tsx';
import { LogoField } from './logo-field.tsx';
import { type BrandingValues, colorFields, logoFields, switchFields, useBrandingForm } from './use-branding-form.ts';

export function BrandingSection() {
  const { t } = useText();
  const { data, isPending, refetch } = useQuery(brandingQuery);
  if (isPending) return <SkeletonBlock height={520} />;
  if (!data) return <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} />;
  return <BrandingForm branding={data.branding} />;
}

function BrandingForm({ branding }: { branding: Branding }) {
  const { t, language } = useText();
  const { company } = useMe().user_info;
  const form = useBrandingForm(branding);
  const { values } = form;
  const isChanged = form.isDirty();
  const set = <Field extends keyof BrandingValues>(field: Field, value: BrandingValues[Field]) => {
    form.clearFieldError(field);
    form.setValues({ [field]: value });
  };
  return (
    <form noValidate className={places.columns} onSubmit={submitTo(form)}>
      <LeaveGuard isDirty={isChanged && !form.isBusy} name={t('panel.sections.branding')} />
      <Stack flex="shrink" gap="page">
        <Panel title={t('branding.identity')}>
          <Stack gap={20}>
            <TextInput
              label={t('branding.name')}
              labelProps={optionalLabel()}
              description={t('branding.nameHint', { usual: 'Folio' })}
              maxLength={40}
              value={values.custom_tool_name ?? ''}
              error={form.errors['custom_tool_name']}
              onChange={({ currentTarget }) => set('custom_tool_name', currentTarget.value || null)}
            />
            {logoFields.map((field) => (
              <LogoField
                key={field}
                label={t(`branding.${field}.label`)}
                hint={t(`branding.${field}.hint`)}
                logo={values[field]}
                error={form.errors[field]}
                onChange={(logo) => set(field, logo)}
              />
            ))}
          </Stack>
        </Panel>
        <Panel title={t('branding.colors')}>
          <Stack gap={20}>
            <Switch
              label={t('branding.theme')}
              description={t('branding.themeHint')}
              styles={{ description: { paddingInlineStart: 12 } }}
              checked={values.company_custom_theme}
              onChange={({ currentTarget }) => set('company_custom_theme', currentTarget.checked)}
            />
            {colorFields.map((field) => (
              <ColorField
                key={field}
                label={t(`branding.${field}`)}
                value={values[field]}
                error={form.errors[field]}
                onChange={(color) => {
                  set(field, color);
                  // Selecting a color also turns the theme on, so the color becomes visible.
                  if (color) set('company_custom_theme', true);
                }}
              />
            ))}
            {values.company_custom_theme ? <ContrastNotes style={values} /> : null}
          </Stack>
        </Panel>
        <Panel title={t('branding.texts')}>
          <Select
            label={t('branding.country')}
            description={t('branding.countryHint')}
            data={[{ value: 'none', label: t('branding.noCountry') }, ...countryOptions(language)]}
            value={values.country ?? 'none'}
            searchable
            allowDeselect={false}
            limit={300}
            checkIconPosition="right"
            comboboxProps={{ shadow: 'none' }}
            error={form.errors['country']}
            onChange={(code) => set('country', code === 'none' ? null : code)}
          />
        </Panel>
        <Panel title={t('branding.areas')}>
          <Stack gap={20}>
            {switchFields.map((field) => (
              <Switch
                key={field}
                label={t(`branding.${field}`)}
                checked={values[field]}
                onChange={({ currentTarget }) => set(field, currentTarget.checked)}
              />
            ))}
          </Stack>
        </Panel>
      </Stack>
      <Stack flex="shrink" gap="page" className={places.beside}>
        <Panel title={t('branding.preview')}>
          <BrandPreview values={values} company={company} />
        </Panel>
        <Foot gap={16} justify="between" className={classes.foot}>
          <Text size="sm" tone="quiet">
            {t('branding.unsaved')}
          </Text>
          <Stack flex="none">
            <FormFoot verb={t('actions.save')} isBusy={form.isBusy} isDisabled={!isChanged}>
              {isChanged ? (
                <Button variant="default" disabled={form.isBusy} onClick={() => form.reset()}>
                  {t('branding.undo')}
                </Button>
              ) : null}
            </FormFoot>
          </Stack>
        </Foot>
      </Stack>
    </form>
  );
}
