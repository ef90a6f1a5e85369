/** A dropped file that cannot be read at all. The message says which, where, what was found and how to mend it. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
  constructor(file: string, where: string, found: string, mend: string) {
    super(`${file}${where}: ${found} ${mend}`);
  }
}

/** One value that is not taken, while the rest of its file is. */
export class Refused extends Error {
  override name = "Refused";
  readonly mend: string | undefined;
  constructor(why: string, mend?: string) {
    super(why);
    this.mend = mend;
  }
}
