import { type AddressStore, createAddressStore } from './address-store.ts';
import { viewParams } from './view-params.ts';
import { historyMode, nextView, type ViewAction, type ViewLimits, type ViewState } from './view-state.ts';

/** The view of a data page, which actions change. */
export interface ViewStore extends Omit<AddressStore<ViewState>, 'go'> {
  dispatch(action: ViewAction): void;
}

export function createViewStore(initial: ViewState, limits: ViewLimits): ViewStore {
  const params = viewParams(limits);
  const { go, ...store } = createAddressStore(initial, {
    parse: params.parse,
    serialise: (view) => params.serialise(view, limits.version),
  });
  return {
    ...store,
    dispatch: (action) => go(nextView(store.get(), action, limits), historyMode(action)),
  };
}
