import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { encode } from 'uqr';
import { codeInput, confirmTwoStep, setUpTwoStep } from '#shared/identity/two-step-contract.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import { Fetched } from '#web/ui/fetched.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { InputField } from '#web/ui/input-field.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { askFreshly } from '../ask.ts';
import { RecoveryCodesDialog } from './recovery-codes.tsx';
import { refetchSignInMethods } from './use-sign-in-methods.ts';

/** Shows the secret, takes a code of the app, and shows the recovery codes once. */
export function SetUpTwoStep({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const secret = useSecret();
  const form = useZodForm(codeInput, { code: '' });
  const send = async (input: { code: string }) => setCodes((await askFreshly(confirmTwoStep, { input })).recoveryCodes);
  if (codes) {
    const close = () => {
      void refetchSignInMethods(queries);
      onClose();
    };
    return <RecoveryCodesDialog codes={codes} onClose={close} />;
  }
  return (
    <FormDialog
      title="Set up two-step sign-in"
      description="Scan the QR code with an authenticator app, then enter the code it shows."
      action="Turn on"
      busy={form.isBusy}
      disabled={!secret.data}
      onSubmit={form.submit(send, codeErrors)}
      onClose={onClose}
    >
      <Fetched
        query={secret}
        failed="Two-step sign-in could not be set up"
        loading={<Loading label="Loading" rows={['size-44', 'w-2/3']} className="gap-4" />}
      >
        {(found) => (
          <>
            <Secret {...found} />
            <InputField
              label="Code"
              hint="6 digits"
              autoComplete="one-time-code"
              inputMode="numeric"
              className="max-w-48 tabular-nums tracking-widest"
              {...form.field('code')}
            />
          </>
        )}
      </Fetched>
    </FormDialog>
  );
}

function useSecret() {
  return useQuery({
    queryKey: [setUpTwoStep.path],
    queryFn: () => askFreshly(setUpTwoStep, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

function codeErrors(error: unknown): Readonly<Record<string, string>> {
  const fields = fieldErrors(error);
  return fields.code || !(error instanceof Error) ? fields : { code: error.message };
}

function Secret({ secret, uri }: { secret: string; uri: string }) {
  return (
    <div className="flex flex-wrap items-center gap-5">
      <QrCode text={uri} />
      <div className="grid min-w-0 flex-1 basis-48 gap-1">
        <p className="text-small text-ink-soft">Can’t scan it? Enter this key in the app:</p>
        <p className="font-mono text-small wrap-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
    </div>
  );
}

/** Dark on white in both themes: not every app reads the other way round. */
function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      className="size-44 rounded-tight border border-line"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
