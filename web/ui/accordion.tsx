import { ChevronDown } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface AccordionItem {
  /** Names the item in the address: `#id` opens it. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** The id of the item that is open; empty when none is. */
  open: string;
  onOpenChange: (id: string) => void;
}

/** Titles between hairlines, of which one at a time shows what it holds. Arrows, Home and End move between the titles. */
export function Accordion({ items, open, onOpenChange }: AccordionProps) {
  return (
    <Radix.Root type="single" collapsible value={open} onValueChange={onOpenChange} className="border-t border-line">
      {items.map(({ id, title, content }) => (
        <Radix.Item key={id} id={id} value={id} className="scroll-mt-4 border-b border-line">
          <Radix.Header>
            <Radix.Trigger className="group flex w-full items-center justify-between gap-4 rounded-tight py-4 text-left font-strong transition-colors duration-(--quick) ease-out hover:text-accent-ink">
              {title}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-ink-faint transition-transform duration-(--calm) ease-out group-data-[state=open]:rotate-180"
              />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content className="max-w-measure pb-5 text-ink-soft data-[state=open]:animate-appear">
            {content}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
