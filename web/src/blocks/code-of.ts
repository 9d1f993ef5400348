/** Lines of code that read the CSV at an absolute address, by the language they are in. They run as they are. */
export function codeOf(address: string, file: string): readonly { name: string; code: string }[] {
  // What shells and strings take for commands.
  const url = address.replaceAll(/["$`\\!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return [
    { name: 'R', code: `data <- read.csv("${url}")` },
    { name: 'Python', code: `import pandas\n\ndata = pandas.read_csv("${url}")` },
    {
      name: 'Excel Power Query',
      code: [
        'let',
        `    Source = Csv.Document(Web.Contents("${url}"), [Delimiter = ",", Encoding = 65001]),`,
        '    Data = Table.PromoteHeaders(Source)',
        'in',
        '    Data',
      ].join('\n'),
    },
    { name: 'curl', code: `curl -L -o ${file}.csv "${url}"` },
  ];
}
