/** What one check of an installation found. Never holds the value of a setting that is secret. */
export interface Finding {
  readonly state: 'ok' | 'note' | 'fault';
  readonly about: string;
  readonly said: string;
}

export const ok = (about: string, said: string): Finding => ({ state: 'ok', about, said });
/** Works, and could be better. */
export const note = (about: string, said: string): Finding => ({ state: 'note', about, said });
/** Does not work; `said` ends with what to do. */
export const fault = (about: string, said: string): Finding => ({ state: 'fault', about, said });
