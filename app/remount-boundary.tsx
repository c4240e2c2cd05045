// An error boundary: page translators and extensions change the DOM that React owns, and its next commit can fail.
// React would then unmount everything; this mounts the page again instead.

import { Component, type ReactNode } from "react";

/** Errors during one visit to a page after which the page itself must be at fault. */
const MOST = 5;

type Props = {
  /** Changes with every navigation, where the page itself is within. */
  visit?: number;
  /** Fallback when mounting again does not help; none for decoration. */
  instead?: ReactNode;
  children: ReactNode;
};

type State = { visit: number | undefined; failures: number };

export class RemountBoundary extends Component<Props, State> {
  override state: State = { visit: this.props.visit, failures: 0 };

  static getDerivedStateFromProps({ visit }: Props, state: State): State | null {
    return visit === state.visit ? null : { visit, failures: 0 };
  }

  /** React has unmounted the failed children by now; setting the state mounts them again in the same commit. */
  override componentDidCatch() {
    this.setState(({ failures }) => ({ failures: failures + 1 }));
  }

  override render() {
    return this.state.failures > MOST ? this.props.instead : this.props.children;
  }
}
