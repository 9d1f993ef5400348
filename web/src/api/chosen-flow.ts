import type { FlowId } from '#catalog/section.ts';
import type { ViewState } from '../url/view-state.ts';

/** Block id under which the chosen flow stands in the URL: `show=flow.1`. */
export const flowBlock = 'flow';

/** The flow of trade that is chosen; both to begin with. */
export function chosenFlow(view: Pick<ViewState, 'choices'>): FlowId | 'both' {
  const choice = view.choices[flowBlock];
  return choice === '1' || choice === '2' ? choice : 'both';
}

/** Whether something of a flow is shown; what is of no flow always is. */
export function showsFlow(view: Pick<ViewState, 'choices'>, flow: FlowId | undefined): boolean {
  const chosen = chosenFlow(view);
  return flow === undefined || chosen === 'both' || chosen === flow;
}
