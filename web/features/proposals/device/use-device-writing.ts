import { useEffect, useRef, useState } from 'react';
import type { GenerateAnswer, GenerateRequest } from '#shared/proposals/contract.ts';
import { writeAssistantPrompt } from '#shared/proposals/pasted.ts';
import { call } from '#web/api/call.ts';
import { usePasted } from '../assistant/use-pasted.ts';
import { DeviceFault } from './device-fault.ts';
import { findBrowserModel, type ModelTexts } from './language-model.ts';
import { type DeviceProgress, writeOnDevice } from './write-on-device.ts';

export type DeviceRun =
  | { readonly step: 'ready' }
  | DeviceProgress
  /** On its way through the checks, or refused there. */
  | { readonly step: 'written'; readonly text: string }
  | { readonly step: 'failed'; readonly fault: DeviceFault };

interface DeviceWriting {
  readonly texts: ModelTexts;
  /** Null while there is no job to write for. */
  readonly request: GenerateRequest | null;
  readonly onAnswer: (answer: GenerateAnswer) => void;
}

const READY: DeviceRun = { step: 'ready' };

/** Has the browser's own model write the letter, and our server check it. What was written stays until it is written again. */
export function useDeviceWriting({ texts, request, onAnswer }: DeviceWriting) {
  const [run, setRun] = useState(READY);
  const running = useRef<AbortController>(null);
  const pasted = usePasted({
    from: 'device',
    request,
    onAnswer(answer) {
      setRun(READY);
      onAnswer(answer);
    },
  });
  useEffect(() => () => running.current?.abort(), []);

  const check = (text: string, isForThisJob = false) => {
    setRun({ step: 'written', text });
    pasted.check(text, isForThisJob);
  };
  /** Called by the press itself: browsers download a model only right after one. */
  const write = async () => {
    const model = findBrowserModel();
    if (!model || !request) return;
    const controller = new AbortController();
    running.current = controller;
    pasted.forget();
    try {
      const text = await writeOnDevice(model, {
        texts,
        signal: controller.signal,
        fetchPrompt: async (signal) => (await call(writeAssistantPrompt, { input: request, signal })).prompt,
        onProgress: (progress) => controller.signal.aborted || setRun(progress),
      });
      check(text);
    } catch (error) {
      if (!(error instanceof DeviceFault)) throw error;
      if (running.current === controller) setRun({ step: 'failed', fault: error });
    }
  };
  const stop = () => {
    running.current?.abort();
    if (pasted.isChecking && run.step === 'written')
      setRun({ step: 'failed', fault: new DeviceFault('stopped', { text: run.text }) });
    pasted.forget();
  };
  return { run, write, stop, check, isChecking: pasted.isChecking, refusal: pasted.fault };
}
