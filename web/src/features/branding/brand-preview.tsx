// Two small pictures of the product, light and dark, in the look that is being edited.

import { BrandMark } from '../../ui/brand-mark.tsx';
import { brandVariables, ownStyle } from '../../ui/brand-style.ts';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './brand-preview.module.css';
import type { BrandingValues } from './use-branding-form.ts';
import { usePictureAddress } from './use-picture-address.ts';

/** A picture only: screen readers hear the words of the contrast guard instead. */
export function BrandPreview({ values, company }: { values: BrandingValues; company: string }) {
  const { t } = useText();
  const logo = usePictureAddress(values.company_logo);
  const jumboLogo = usePictureAddress(values.company_jumbo_logo);
  const name = values.custom_tool_name ?? 'Folio';
  const variables = { ...brandVariables(ownStyle), ...(values.company_custom_theme ? brandVariables(values) : {}) };
  return (
    <Stack gap={16}>
      {(['light', 'dark'] as const).map((scheme) => (
        <figure key={scheme} className={classes.figure}>
          <div className={classes.picture} data-scheme={scheme} style={variables} aria-hidden="true" inert>
            <Stack flex="shrink" gap={4} className={classes.side}>
              <Row as="span" size="xs" weight="semibold" mb={8} gap={8} className={classes.brand}>
                <BrandMark logo={logo} size={18} />
                <span>{name}</span>
              </Row>
              <Text as="span" weight="medium" px={8} py={4} className={classes.entry} data-active>
                {t('shell.dashboard')}
              </Text>
              <Text as="span" weight="medium" px={8} py={4} className={classes.entry}>
                {t('shell.documents')}
              </Text>
              <span className={classes.group}>{t('shell.tools')}</span>
            </Stack>
            <div className={classes.desk}>
              <div className={classes.bar}>
                <span className={classes.pill} />
              </div>
              <div className={classes.sheet}>
                {jumboLogo ? (
                  <Row size="sm" family="display" gap={10} className={classes.band}>
                    <img src={jumboLogo} alt="" />
                    <span>{company}</span>
                  </Row>
                ) : null}
                <Stack px={12} py={12} gap={8} className={classes.page}>
                  <Text as="span" size="lg" family="display">
                    {t('shell.dashboard')}
                  </Text>
                  <span className={classes.line} />
                  <span className={classes.line} />
                  <Row as="span" mt={2} gap={12} rowGap={4} wrap>
                    <Text as="span" weight="medium" nowrap px={10} py={4} className={classes.button}>
                      {t('actions.newDocument')}
                    </Text>
                    <Text as="span" tone="accent" weight="medium">
                      {t('shell.documents')}
                    </Text>
                  </Row>
                </Stack>
              </div>
            </div>
          </div>
          <figcaption>{t(`branding.${scheme}`)}</figcaption>
        </figure>
      ))}
    </Stack>
  );
}
