import type { InterfaceLanguage } from '@folio/contract/languages';
import { languages } from '@folio/locales/languages';
import { useTranslation } from 'react-i18next';
import classes from './language-switcher.module.css';
import { Row } from './row.tsx';
import { useText } from './use-text.ts';

/** The languages by their short names; the choice is kept in the browser, and with `onChange` wherever the caller keeps it. */
export function LanguageSwitcher({ onChange }: { onChange?: (language: InterfaceLanguage) => void }) {
  const { t, language } = useText();
  const { i18n } = useTranslation();
  const choose = (next: InterfaceLanguage) => {
    void i18n.changeLanguage(next);
    onChange?.(next);
  };
  return (
    <Row as="fieldset" gap={2} align="stretch" wrap>
      <legend className={classes.legend}>{t('fields.language')}</legend>
      {languages.map(({ code, label, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={classes.language}
          data-touch
          aria-pressed={code === language}
          aria-label={`${label}, ${name}`}
          onClick={() => choose(code)}
        >
          {label}
        </button>
      ))}
    </Row>
  );
}
