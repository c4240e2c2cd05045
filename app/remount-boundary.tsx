// Error boundary that remounts its children, which React unmounts if a translator or extension has changed the DOM.

import { Component, type ReactNode } from "react";

/** With more errors than this in one visit, the page itself must be at fault. */
const MOST = 5;

type Props = {
  /** Count of navigations; set only on the boundary around the whole page. */
  visit?: number;
  /** Fallback if remounting does not help; decoration needs none. */
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
