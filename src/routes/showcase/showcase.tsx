export function Showcase() {
  return <h1>Showcase</h1>;
}
