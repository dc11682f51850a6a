import { Copy, Pencil } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { Example, Row } from './example.tsx';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger', 'link'] as const;
const STATES = [{ name: '' }, { name: 'disabled', disabled: true }, { name: 'busy', busy: true }];
const TONES = ['neutral', 'accent', 'amber', 'danger'] as const;

export function ButtonsExample() {
  return (
    <Example title="Buttons, badges, keys">
      {STATES.map(({ name, ...state }) => (
        <Row key={name}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} {...state}>
              {variant} {name}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        <Button size="sm">Small</Button>
        <Button size="md">
          <Copy aria-hidden /> Medium
        </Button>
        <Button size="lg">Large</Button>
        <Tooltip label="Edit the proposal">
          <Button size="icon" variant="secondary" aria-label="Edit">
            <Pencil aria-hidden />
          </Button>
        </Tooltip>
        <Button size="icon" variant="secondary" aria-label="Saving" busy />
        <Button asChild variant="secondary">
          <a href="#main">A link that looks like a button</a>
        </Button>
      </Row>
      <Row>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone} 5 of 6
          </Badge>
        ))}
        <Kbd>Ctrl</Kbd>
        <Kbd>Enter</Kbd>
        <Spinner label="Loading" />
      </Row>
    </Example>
  );
}
