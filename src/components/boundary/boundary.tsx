// https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
import { Component, type ReactNode } from "react";
import { Button } from "#components/button/button.tsx";

type BoundaryProps = {
  /** The start of the error sentence: "The date picker". */
  what: string;
  children: ReactNode;
};

/** Contains the error of one part, and offers to try again. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };

  override render() {
    const { what, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div role="alert" className="grid justify-items-start gap-3 border-s-[4px] border-warn-text bg-sunk px-4 py-3.5">
        <p className="type-small wrap-anywhere">
          {what} has failed. The rest of the page works. Try again; if that does not help, reload the page.
        </p>
        <Button variant="line" size="small" onClick={() => this.setState({ failed: false })}>
          Try again
        </Button>
      </div>
    );
  }
}
