// Missing data of the map, and the next steps.
import { Button } from '@mantine/core';
import { Row } from '../../ui/row.tsx';
import classes from './markets.module.css';

interface MarketNoticeProps {
  text: string;
  ways: readonly { label: string; onClick: () => void }[];
}

export function MarketNotice({ text, ways }: MarketNoticeProps) {
  return (
    <Row as="output" size="sm" tone="muted" gap={8} wrap className={classes.notice}>
      <span className={classes.said}>{text}</span>
      {ways.map(({ label, onClick }) => (
        <Button key={label} variant="default" size="compact-md" onClick={onClick}>
          {label}
        </Button>
      ))}
    </Row>
  );
}
