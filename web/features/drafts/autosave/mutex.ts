/** One thing after the other. */
export class Mutex {
  /** Until the last of them has ended. Never rejects. */
  underWay: Promise<void> | undefined;

  /** At once when nothing is under way: a page that is being left gets no further turn. */
  next(act: () => Promise<void>): Promise<void> {
    const turn = this.underWay ? this.underWay.then(act) : act();
    const settled = turn
      .catch(() => undefined)
      .then(() => {
        if (this.underWay === settled) this.underWay = undefined;
      });
    this.underWay = settled;
    return turn;
  }
}
