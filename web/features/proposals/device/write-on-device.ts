import { isBlank } from '#shared/http/text.ts';
import { MAX_PASTED_CHARS } from '#shared/proposals/limits.ts';
import { DeviceFault, type FaultKind } from './device-fault.ts';
import type { BrowserModel, ModelSession, ModelTexts } from './language-model.ts';

export type DeviceProgress =
  | { readonly step: 'opening' }
  /** `share` is from 0 to 1. */
  | { readonly step: 'downloading'; readonly share: number }
  | { readonly step: 'reading' }
  | { readonly step: 'writing'; readonly words: number };

export interface DeviceTask {
  readonly texts: ModelTexts;
  readonly fetchPrompt: (signal: AbortSignal) => Promise<string>;
  /** The user's Stop. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: DeviceProgress) => void;
}

/** A letter of 200 words with its labels, in the language that takes the most tokens. */
const ANSWER_TOKENS = 700;

/**
 * Has the browser's own model write the letter and returns its raw answer. To be called by a press of a button, without waiting for
 * anything before: browsers download a model only right after one.
 * @throws DeviceFault, with what had been written by then.
 */
export async function writeOnDevice(model: BrowserModel, task: DeviceTask): Promise<string> {
  const ending = new AbortController();
  const signal = AbortSignal.any([task.signal, ending.signal]);
  const opening = openSession(model, { ...task, signal });
  try {
    const [session, prompt] = await Promise.race([
      Promise.all([opening, fetchPrompt(task, signal)]),
      rejectOnAbort(task.signal),
    ]);
    await requireRoom(session, prompt, signal);
    task.onProgress({ step: 'reading' });
    return await readAnswer(session, prompt, task);
  } catch (error) {
    throw task.signal.aborted ? new DeviceFault('stopped', { text: textIn(error) }) : error;
  } finally {
    ending.abort();
    void opening.then(
      (session) => session.destroy(),
      () => undefined,
    );
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DeviceFault('stopped')), { once: true });
  });
}

async function openSession(model: BrowserModel, { texts, signal, onProgress }: DeviceTask): Promise<ModelSession> {
  let isDownloading = false;
  const showDownload = ({ loaded }: { readonly loaded: number }) => {
    // A model that is there reports 0 and 1 as well.
    isDownloading ||= loaded > 0 && loaded < 1;
    if (!signal.aborted && isDownloading)
      onProgress(loaded < 1 ? { step: 'downloading', share: loaded } : { step: 'opening' });
  };
  onProgress({ step: 'opening' });
  try {
    return await model.create({
      ...texts,
      signal,
      monitor: (monitor) => monitor.addEventListener('downloadprogress', showDownload),
    });
  } catch (cause) {
    const otherwise = isDownloading ? 'not_downloaded' : 'not_started';
    throw new DeviceFault(FAULTS_OF_OPENING[nameOf(cause)] ?? otherwise, { cause });
  }
}

const FAULTS_OF_OPENING: Readonly<Record<string, FaultKind>> = {
  NotAllowedError: 'not_allowed',
  NetworkError: 'not_downloaded',
};

async function fetchPrompt(task: DeviceTask, signal: AbortSignal): Promise<string> {
  try {
    return await task.fetchPrompt(signal);
  } catch (cause) {
    throw new DeviceFault('no_prompt', { cause });
  }
}

/** @throws DeviceFault 'too_long' when prompt and answer do not fit into the model together. */
async function requireRoom(session: ModelSession, prompt: string, signal: AbortSignal): Promise<void> {
  const room = (session.contextWindow ?? Number.POSITIVE_INFINITY) - ANSWER_TOKENS;
  const used = session.contextUsage ?? 0;
  let needed: number | undefined;
  try {
    needed = await session.measureContextUsage?.(prompt, { signal });
  } catch (cause) {
    // Some say so instead of answering with a number; anything else is found out by asking.
    if (nameOf(cause) === 'QuotaExceededError') throw new DeviceFault('too_long', { cause });
  }
  if (needed !== undefined && used + needed > room) throw new DeviceFault('too_long');
}

async function readAnswer(session: ModelSession, prompt: string, { signal, onProgress }: DeviceTask): Promise<string> {
  let text = '';
  try {
    const reader = session.promptStreaming(prompt, { signal }).getReader();
    // A model that does not hear the signal is left to itself.
    signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true });
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      text += read.value;
      if (text.length > MAX_PASTED_CHARS) {
        void reader.cancel().catch(() => undefined);
        throw new DeviceFault('endless', { text: text.slice(0, MAX_PASTED_CHARS) });
      }
      onProgress({ step: 'writing', words: countWords(text) });
    }
    signal.throwIfAborted();
  } catch (cause) {
    if (cause instanceof DeviceFault) throw cause;
    throw new DeviceFault(FAULTS_OF_WRITING[nameOf(cause)] ?? (text === '' ? 'not_started' : 'broke_off'), {
      text,
      cause,
    });
  }
  if (isBlank(text)) throw new DeviceFault('empty');
  return text;
}

const FAULTS_OF_WRITING: Readonly<Record<string, FaultKind>> = {
  QuotaExceededError: 'too_long',
  // The browser's own filter took the answer away.
  NotReadableError: 'declined',
};

function textIn(error: unknown): string {
  return error instanceof DeviceFault ? error.text : '';
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
