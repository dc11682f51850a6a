import { Example, Row } from './example.tsx';

const SURFACES = [
  'bg-canvas',
  'bg-sheet',
  'bg-sunken',
  'bg-raised',
  'bg-accent-wash',
  'bg-amber-wash',
  'bg-danger-wash',
];
const SOLIDS = [
  'bg-ink',
  'bg-ink-soft',
  'bg-ink-faint',
  'bg-line',
  'bg-line-strong',
  'bg-accent',
  'bg-amber-ink',
  'bg-danger',
];
const TYPE = [
  ['font-serif text-display', 'Display'],
  ['font-serif text-heading', 'Heading'],
  ['text-lead font-strong', 'Lead, strong'],
  ['text-body', 'Body text, sixteen pixels, tabular 0123456789'],
  ['text-small text-ink-faint', 'Small, for labels and notes'],
] as const;

export function TokensExample() {
  return (
    <Example title="Tokens">
      {[SURFACES, SOLIDS].map((names) => (
        <Row key={names[0]}>
          {names.map((name) => (
            <div key={name} className="grid gap-1 text-small text-ink-soft">
              <span className={`h-12 w-28 rounded-tight border border-line ${name}`} />
              {name.replace('bg-', '')}
            </div>
          ))}
        </Row>
      ))}
      <div className="grid gap-2">
        {TYPE.map(([className, words]) => (
          <p key={className} className={`${className} tabular-nums`}>
            {words}
          </p>
        ))}
        <p>𝗛𝗼𝘄 𝗜 𝘄𝗼𝘂𝗹𝗱 𝗱𝗼 𝗶𝘁 beside plain letters</p>
      </div>
    </Example>
  );
}
