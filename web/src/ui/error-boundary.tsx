import { Component, type ReactNode } from 'react';

/**
 * Keeps what fails below it, a part that could not be fetched above all, from taking the page with it: shows `fallback`
 * in its place, whose argument tries again.
 */
export class ErrorBoundary extends Component<
  { fallback: (retry: () => void) => ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
