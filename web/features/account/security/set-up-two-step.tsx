import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { encode } from 'uqr';
import { codeInput, confirmTwoStep, setUpTwoStep } from '#shared/identity/two-step-contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InputField } from '#web/ui/input-field.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { askFreshly } from '../ask.ts';
import { RecoveryCodesDialog } from './recovery-codes.tsx';
import { refetchSignInMethods } from './use-sign-in-methods.ts';

/** Shows the secret, takes a code of the app, and shows the recovery codes once. */
export function SetUpTwoStep({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const confirm = useMutation({
    mutationFn: (code: string) => askFreshly(confirmTwoStep, { input: { code } }),
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  if (codes) {
    const close = () => {
      void refetchSignInMethods(queries);
      onClose();
    };
    return <RecoveryCodesDialog codes={codes} onClose={close} />;
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Set up two-step sign-in"
      description="Scan the QR code with an authenticator app, then enter the code it shows."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={confirm.isPending}>
            Turn on
          </Button>
        </>
      }
    >
      <SetUp formId={formId} send={async (code) => void (await confirm.mutateAsync(code))} />
    </Dialog>
  );
}

interface SetUpProps {
  formId: string;
  send: (code: string) => Promise<void>;
}

function SetUp({ formId, send }: SetUpProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [setUpTwoStep.path],
    queryFn: () => askFreshly(setUpTwoStep, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (data) return <CodeForm {...data} formId={formId} send={send} />;
  if (!error) {
    return (
      <div role="status" aria-label="Loading" className="grid gap-4">
        <Skeleton className="size-44" />
        <Skeleton className="w-2/3" />
      </div>
    );
  }
  return (
    <NotLoaded title="Two-step sign-in could not be set up" isBusy={isFetching} onRetry={() => void refetch()}>
      {error.message}
    </NotLoaded>
  );
}

interface CodeFormProps extends SetUpProps {
  secret: string;
  uri: string;
}

function CodeForm({ formId, secret, uri, send }: CodeFormProps) {
  const form = useZodForm(codeInput, { code: '' });
  const submit = form.submit(async ({ code }) => {
    try {
      await send(code);
    } catch (error) {
      const words = error instanceof Error ? error.message : '';
      form.placeErrors((error instanceof ApiError && error.problem?.fields) || { code: words });
    }
  });
  return (
    <form id={formId} noValidate method="post" onSubmit={submit} className="grid gap-5">
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={uri} />
        <div className="grid min-w-0 flex-1 basis-48 gap-1">
          <p className="text-small text-ink-soft">Can’t scan it? Enter this key in the app:</p>
          <p className="font-mono text-small wrap-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</p>
        </div>
      </div>
      <InputField
        label="Code"
        hint="6 digits"
        autoComplete="one-time-code"
        inputMode="numeric"
        className="max-w-48 tabular-nums tracking-widest"
        {...form.field('code')}
      />
    </form>
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
