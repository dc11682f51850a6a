/** Why the person is asked to sign in during work. */
export type Question = 'session-ended' | 'prove-again';

export interface AskedQuestion {
  readonly question: Question;
  /** Undefined when nobody was on the screen. */
  readonly askedOf: string | undefined;
  /** Resolves with true when the same person is signed in again. */
  readonly answer: Promise<boolean>;
}

/** The one question that may be open in this tab, from the moment it is asked, which is before it is shown. */
export class OpenQuestion {
  private open: (AskedQuestion & { readonly resolve: (isSamePerson: boolean) => void }) | undefined;

  present(): AskedQuestion | undefined {
    return this.open;
  }

  ask(question: Question, askedOf: string | undefined): AskedQuestion {
    let resolve: (isSamePerson: boolean) => void = () => undefined;
    const answer = new Promise<boolean>((done) => {
      resolve = done;
    });
    this.open = { question, askedOf, answer, resolve };
    return this.open;
  }

  /**
   * Someone is there. Seeing the same person again says that the session is back, not that they have proved anything.
   * Returns whether that closed the question.
   */
  meet(userId: string, how: 'proved' | 'seen'): boolean {
    const isSame = this.open?.askedOf === undefined || this.open.askedOf === userId;
    if (how === 'seen' && isSame && this.open?.question === 'prove-again') return false;
    this.close(isSame);
    return true;
  }

  close(isSamePerson: boolean): void {
    this.open?.resolve(isSamePerson);
    this.open = undefined;
  }
}
