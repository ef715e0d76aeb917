// What is missing for the map to have figures, and the ways on.
import { Button } from '@mantine/core';
import classes from './markets.module.css';

interface MarketNoticeProps {
  text: string;
  ways: readonly { label: string; onClick: () => void }[];
}

export function MarketNotice({ text, ways }: MarketNoticeProps) {
  return (
    <div className={classes.notice} role="status">
      <p>{text}</p>
      {ways.map(({ label, onClick }) => (
        <Button key={label} variant="default" size="compact-md" onClick={onClick}>
          {label}
        </Button>
      ))}
    </div>
  );
}
