// Request to the contact, the time of its opening, and manual reminders.
import type { Campaign } from '@folio/contract/campaign-shapes';
import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { formatDateTime } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';

export function ContactRequest({ campaign }: { campaign: Campaign }) {
  const { t, language } = useText();
  const client = useQueryClient();
  const remind = useSingleMutation({
    mutationFn: () => api.campaigns.remind({ id: campaign.id }),
    onSuccess: ({ message }) => {
      toastSuccess(message);
      return invalidate(client, 'campaign.changed');
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const { request } = campaign;
  if (request === null) return null;
  const at = (moment: string) => formatDateTime(moment, language);
  const facts = [
    t('campaignPack.request.sent', { at: at(request.asked_at) }),
    request.opened_at ? t('campaignPack.request.opened', { at: at(request.opened_at) }) : t('campaignPack.request.notOpened'),
    ...(request.reminded_at ? [t('campaignPack.request.reminded', { at: at(request.reminded_at) })] : []),
  ];
  return (
    <Row mt={12} gap={12} align="end" justify="between" wrap>
      <Text as="ul" size="sm" tone="quiet">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Text>
      {campaign.can.remind ? (
        <Button
          variant="default"
          leftSection={<IconBell size={16} stroke={1.7} aria-hidden="true" />}
          loading={remind.isPending}
          onClick={() => remind.run(undefined)}
        >
          {t('campaignPack.request.remind')}
        </Button>
      ) : null}
    </Row>
  );
}
