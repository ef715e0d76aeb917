import type { ApiToken } from '@folio/contract/users';
import { Button } from '@mantine/core';
import { useState } from 'react';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { formatAgo, formatDay } from '../../ui/intl-format.ts';
import { useText } from '../../ui/use-text.ts';

/** On a phone a token's permissions and expiry are below its name. */
export function TokenTable({ tokens, onEnd }: { tokens: ApiToken[]; onEnd: (token: ApiToken) => void }) {
  const { t, language } = useText();
  const [openedAt] = useState(() => Date.now());
  const scopesOf = (token: ApiToken) => token.scopes.map((scope) => t(`tokens.scopes.${scope}`)).join(', ');
  const endOf = ({ expires_at }: ApiToken) => {
    if (!expires_at) return t('tokens.never');
    return Date.parse(expires_at) <= openedAt ? t('tokens.ended') : formatDay(expires_at, language);
  };
  return (
    <DataTable
      caption={t('tokens.title')}
      head={
        <>
          <th>{t('tokens.name')}</th>
          <th className={cells.wide}>{t('tokens.may')}</th>
          <th className={cells.wide}>{t('tokens.used')}</th>
          <th className={cells.wide}>{t('tokens.ends')}</th>
          <th>
            <span className="visually-hidden">{t('tokens.end')}</span>
          </th>
        </>
      }
    >
      {tokens.map((token) => (
        <tr key={token.id}>
          <td className={cells.main}>
            {token.name}
            <span className={cells.second}>{t('profile.api.ending', { ending: token.ending })}</span>
            <span className={`${cells.second} ${cells.narrow}`}>
              {scopesOf(token)}
              <br />
              {t('tokens.ends')} · {endOf(token)}
            </span>
          </td>
          <td className={cells.wide}>{scopesOf(token)}</td>
          <td className={cells.wide}>{token.last_used_at ? formatAgo(token.last_used_at, language) : t('tokens.unused')}</td>
          <td className={cells.wide}>{endOf(token)}</td>
          <td className={cells.act}>
            <Button variant="default" aria-label={t('tokens.endName', { name: token.name })} onClick={() => onEnd(token)}>
              {t('tokens.endShort')}
            </Button>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
