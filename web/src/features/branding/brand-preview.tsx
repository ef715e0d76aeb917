// Two small pictures of the product, light and dark, in the look that is being edited.

import { BrandMark } from '../../ui/brand-mark.tsx';
import { brandVariables, ownStyle } from '../../ui/brand-style.ts';
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
    <div className={classes.pair}>
      {(['light', 'dark'] as const).map((scheme) => (
        <figure key={scheme} className={classes.figure}>
          <div className={classes.picture} data-scheme={scheme} style={variables} aria-hidden="true">
            <div className={classes.side}>
              <span className={classes.brand}>
                <BrandMark logo={logo} size={18} />
                <span>{name}</span>
              </span>
              <span className={classes.entry} data-active>
                {t('shell.dashboard')}
              </span>
              <span className={classes.entry}>{t('shell.documents')}</span>
              <span className={classes.group}>{t('shell.tools')}</span>
            </div>
            <div className={classes.desk}>
              <div className={classes.bar}>
                <span className={classes.pill} />
              </div>
              <div className={classes.sheet}>
                {jumboLogo ? (
                  <div className={classes.band}>
                    <img src={jumboLogo} alt="" />
                    <span>{company}</span>
                  </div>
                ) : null}
                <div className={classes.page}>
                  <span className={classes.title}>{t('shell.dashboard')}</span>
                  <span className={classes.line} />
                  <span className={classes.line} />
                  <span className={classes.actions}>
                    <span className={classes.button}>{t('actions.newDocument')}</span>
                    <span className={classes.link}>{t('shell.documents')}</span>
                  </span>
                </div>
              </div>
            </div>
          </div>
          <figcaption>{t(`branding.${scheme}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
