import { Component, type ReactNode } from 'react';

type MountedAnewProps = {
  children: ReactNode;
  /** Whether what may be gone has to be said. */
  tells?: boolean;
  /** In place of what failed for good; without it the error is passed on. */
  failed?: ReactNode;
};

type MountedAnewState = { error?: Error; failed?: boolean; focused?: Element | null };

/** Mounts again what a translation or an extension rewrote, so that React could not go on with it (mayMountAnew.ts). */
export class MountedAnew extends Component<MountedAnewProps, MountedAnewState> {
  override state: MountedAnewState = {};

  static getDerivedStateFromError(error: Error) {
    return { error, focused: document.activeElement };
  }

  override componentDidCatch(error: Error) {
    void this.ask(error);
  }

  async ask(error: Error) {
    const may = await import(/* webpackChunkName: "mounted-anew" */ './mayMountAnew').then(
      ({ mayMountAnew }) => mayMountAnew(error, this.props.tells, this.state.focused),
      () => false,
    );
    this.setState(may ? { error: undefined } : { failed: true });
  }

  override render() {
    const { error, failed } = this.state;
    if (!error) return this.props.children;
    // Nothing in between takes away what was rewritten.
    if (!failed) return null;
    if (this.props.failed) return this.props.failed;
    throw error;
  }
}
