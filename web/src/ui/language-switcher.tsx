import { type InterfaceLanguage, interfaceLanguages } from '@folio/contract/languages';
import { useTranslation } from 'react-i18next';
import { languageName } from './language-names.ts';
import classes from './language-switcher.module.css';
import { useText } from './use-text.ts';

const shortNames: Record<InterfaceLanguage, string> = { en: 'EN', it: 'IT', de: 'DE', es: 'ES', fr: 'FR', 'pt-BR': 'BR' };

/** EN IT DE ES FR BR; the choice is kept in the browser, and with `onChange` wherever the caller keeps it. */
export function LanguageSwitcher({ onChange }: { onChange?: (language: InterfaceLanguage) => void }) {
  const { t, language } = useText();
  const { i18n } = useTranslation();
  const choose = (next: InterfaceLanguage) => {
    void i18n.changeLanguage(next);
    onChange?.(next);
  };
  return (
    <fieldset className={classes.switcher}>
      <legend className={classes.legend}>{t('fields.language')}</legend>
      {interfaceLanguages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={classes.language}
          aria-pressed={code === language}
          aria-label={`${shortNames[code]}, ${languageName(code, code)}`}
          onClick={() => choose(code)}
        >
          {shortNames[code]}
        </button>
      ))}
    </fieldset>
  );
}
