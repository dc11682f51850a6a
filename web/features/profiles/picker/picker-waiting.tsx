import { Loading } from '#web/ui/loading.tsx';

/** Holds the place of the profiles while they are asked for. */
export function PickerWaiting() {
  return (
    <Loading
      label="Loading your profiles"
      rows={['h-5 w-24', 'h-10 w-full sm:max-w-100', 'h-8 w-36']}
      className="rounded-soft border border-line bg-sunken p-4"
    />
  );
}
