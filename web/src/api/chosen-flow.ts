import type { FlowId, Section } from '#catalog/section.ts';
import { chosenChart } from '../url/chart-options.ts';
import type { ViewState } from '../url/view-state.ts';

/** Block id of the chosen flow in the URL: `show=flow.1`. */
const flowBlock = 'flow';

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

/** Measure of trade: the value, or the quantity while that chart is chosen or where the section has no chart of values. */
export function chosenMeasure(
  view: Pick<ViewState, 'choices'>,
  { blocks }: Pick<Section, 'blocks'>,
): 'value' | 'quantity' {
  const block = blocks.find(({ kind }) => kind === 'charts');
  const charts = block?.kind === 'charts' ? block.charts : [];
  const chosen = chosenChart(charts, view.choices[block?.id ?? '']) ?? charts[0];
  return chosen?.id === 'quantity' ? 'quantity' : 'value';
}

export function shownFlows(view: Pick<ViewState, 'choices'>): readonly FlowId[] {
  return (['1', '2'] as const).filter((flow) => showsFlow(view, flow));
}
