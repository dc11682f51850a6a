import type { ChildProcess } from 'node:child_process';

/** Where a starting app answers, once its table is out; rejects with what it printed when it ends before. */
export function addressOf(app: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      const address = /Address +(http:\/\/\S+)/.exec(said)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    };
    app.stdout?.on('data', hear);
    app.stderr?.on('data', hear);
    app.once('close', () => reject(new Error(`the app did not start\n${said}`)));
  });
}
