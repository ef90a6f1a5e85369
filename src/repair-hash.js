// In the head of 404.html. Mail filters write a link's # as %23 or %2523, which hosts answer with that page.
{
  const root = new URL(document.baseURI).pathname;
  const asked = location.pathname.slice(root.length);
  if (/^%(?:25)?23\//.test(asked)) {
    const hash = asked.replaceAll(/%(?:25)?23/g, "#") + location.hash;
    history.replaceState(null, "", root + location.search + hash);
  }
}
