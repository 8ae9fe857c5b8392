import { Component, type ReactNode } from 'react';
import { StartFailed } from './StartFailed';

/** Around what no route's error element covers: the code of sign-in and of the portal itself. */
export class StartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <StartFailed /> : this.props.children;
  }
}
