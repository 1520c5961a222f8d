/** The running text of a content: paragraphs are parted by empty lines, headings begin with "## ". */
export function RichText({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((block) => <Block key={block} block={block.trim()} />);
}

function Block({ block }: { block: string }) {
  if (block.startsWith('## ')) return <h2>{block.slice(3)}</h2>;
  if (block.startsWith('- ')) {
    return (
      <ul>
        {block.split('\n').map((line) => (
          <li key={line}>{line.replace(/^- /, '')}</li>
        ))}
      </ul>
    );
  }
  return <p>{block}</p>;
}
