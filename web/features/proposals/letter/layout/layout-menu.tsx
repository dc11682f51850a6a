import { Heading } from 'lucide-react';
import { LAYOUTS, type Layout } from '#shared/proposals/options.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';

const WORDS: Readonly<Record<Layout, Pick<MenuItem, 'label' | 'hint'>>> = {
  auto: { label: 'Auto', hint: 'Headings where they help' },
  structured: { label: 'Structured', hint: 'A heading on every part' },
  none: { label: 'No headings', hint: 'Plain paragraphs' },
};

interface LayoutMenuProps {
  layout: Layout;
  onChoose: (layout: Layout) => void;
}

/** Which headings the proposal shows. The words stay the same. */
export function LayoutMenu({ layout, onChoose }: LayoutMenuProps) {
  const items = LAYOUTS.map(
    (value): MenuItem => ({
      ...WORDS[value],
      isChosen: value === layout,
      onSelect: () => onChoose(value),
    }),
  );
  return (
    <Menu
      align="start"
      items={items}
      trigger={
        <Button variant="ghost" className="max-sm:size-10 max-sm:px-0" aria-label={`Layout: ${WORDS[layout].label}`}>
          <Heading aria-hidden />
          <span className="max-sm:sr-only">Layout</span>
        </Button>
      }
    />
  );
}
