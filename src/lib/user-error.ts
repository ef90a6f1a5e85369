/** An error whose message is a sentence for whoever uses the page or the command. */
export class UserError extends Error {
  override name = "UserError";
  /** What to do, where the message does not say. */
  readonly fix: string | undefined;
  constructor(message: string, fix?: string, options?: ErrorOptions) {
    super(message, options);
    this.fix = fix;
  }
}
