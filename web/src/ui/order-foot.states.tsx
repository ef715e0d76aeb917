import { Button } from '@mantine/core';
import { type ComponentStates, doNothing } from './component-states.ts';
import { formatNumber } from './intl-format.ts';
import { OrderFoot } from './order-foot.tsx';

const button = (isDisabled: boolean) => (
  <Button disabled={isDisabled} onClick={doNothing}>
    Write article
  </Button>
);

export const states: ComponentStates = {
  page: 'forms/wizard',
  layout: 'column',
  states: {
    'A price': ({ t, language }) => (
      <OrderFoot price={t('tools.credits', { count: 400, credits: formatNumber(400, language) })} note="12,480 credits left">
        {button(false)}
      </OrderFoot>
    ),
    'No price yet': () => (
      <OrderFoot price="The price depends on the files" isQuiet note="12,480 credits left">
        {button(true)}
      </OrderFoot>
    ),
    'Too few credits': ({ t, language }) => (
      <OrderFoot
        price={t('tools.credits', { count: 400, credits: formatNumber(400, language) })}
        note="120 credits left. Ask the owner of your company for more"
        isShort
      >
        {button(true)}
      </OrderFoot>
    ),
  },
};
