export function Inquiry() {
  return <h1>Inquiry</h1>;
}
