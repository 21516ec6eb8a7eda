const PER_MINUTE = 30;
const MINUTE = 60_000;

/** Who said something lately in a room. It is remembered by account: leaving and entering again changes nothing. */
export class TalkLimit {
  private readonly spoken = new Map<string, readonly number[]>();

  /** Notes that somebody speaks; false: they have said enough for now. */
  may(account: string, now: number): boolean {
    const lately = (times: readonly number[]): number[] => times.filter((at) => at > now - MINUTE);
    if (!this.spoken.has(account)) for (const [one, times] of this.spoken) if (lately(times).length === 0) this.spoken.delete(one);
    const times = lately(this.spoken.get(account) ?? []);
    if (times.length < PER_MINUTE) times.push(now);
    else return false;
    this.spoken.set(account, times);
    return true;
  }
}
