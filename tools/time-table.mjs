/** Lines of the table: enough to see where the time goes, few enough to be read. */
const MOST = 25;

/** `75 s` of milliseconds, one decimal below ten seconds. */
function inSeconds(milliseconds) {
  const seconds = milliseconds / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/**
 * What took longest, as lines of text: steps and files by their time, and below them the whole run's. Files of tests run
 * beside each other, so that together they take longer than the step that runs them.
 */
export function timeTable(times, total) {
  const longest = [...times].sort((a, b) => b.took - a.took || (a.name < b.name ? -1 : 1)).slice(0, MOST);
  const rows = [...longest, { name: 'everything', took: total }].map(({ name, took }) => [
    inSeconds(took),
    name,
  ]);
  const width = Math.max(...rows.map(([seconds]) => seconds.length));
  return [
    'What took longest:',
    ...rows.map(([seconds, name]) => `  ${seconds.padStart(width)}  ${name}`),
  ].join('\n');
}
