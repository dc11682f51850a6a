import { MASKED_KINDS, type MaskedKind } from '#shared/proposals/masking.ts';

const LABELS: Record<MaskedKind, string> = {
  names: 'Names of people and companies',
  emails: 'E-mail addresses',
  phones: 'Phone numbers',
  addresses: 'Street addresses',
  links: 'Links',
  amounts: 'Amounts of money',
  accounts: 'Handles and account numbers',
};

interface HideFromModelProps {
  masked: readonly MaskedKind[];
  onMask: (kinds: readonly MaskedKind[]) => void;
}

/** Nothing is hidden by default: a model writes better about what it may see, and the user decides. */
export function HideFromModel({ masked, onMask }: HideFromModelProps) {
  const toggle = (kind: MaskedKind) =>
    onMask(MASKED_KINDS.filter((one) => (one === kind ? !masked.includes(kind) : masked.includes(one))));
  return (
    <fieldset className="grid gap-3 rounded-soft border border-line p-4">
      <legend className="px-1 font-strong">Hide from the model</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {MASKED_KINDS.map((kind) => (
          <label key={kind} className="flex items-center gap-2.5">
            <input
              type="checkbox"
              checked={masked.includes(kind)}
              onChange={() => toggle(kind)}
              className="size-4 accent-accent"
            />
            {LABELS[kind]}
          </label>
        ))}
      </div>
      <p className="text-small text-ink-faint">
        The model sees a placeholder instead. We put your text back into the finished proposal. Applies from your next
        proposal.
      </p>
    </fieldset>
  );
}
