export function Work() {
  return <h1>Work</h1>;
}
