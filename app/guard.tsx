// Translators and extensions change the DOM under React, and its next step there can fail. React would then
// leave nothing on the screen; the guard has everything built anew instead.

import { Component, type ReactNode } from "react";

/** Failures on one visit to a page after which the fault must be the page's own. */
const MOST = 5;

type Props = {
  /** Changes with every change of page. */
  visit: number;
  /** What is shown when building anew does not help: the bars, with the ways to a quote and to other pages. */
  instead: ReactNode;
  children: ReactNode;
};

type State = { visit: number; failures: number };

export class Guard extends Component<Props, State> {
  override state: State = { visit: this.props.visit, failures: 0 };

  static getDerivedStateFromProps({ visit }: Props, state: State): State | null {
    return visit === state.visit ? null : { visit, failures: 0 };
  }

  /** React has taken the failed children away by now, and builds them anew in the same breath. */
  override componentDidCatch() {
    this.setState(({ failures }) => ({ failures: failures + 1 }));
  }

  override render() {
    return this.state.failures > MOST ? this.props.instead : this.props.children;
  }
}
