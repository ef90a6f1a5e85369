/** The users list is fetched once, logged and kept. Nothing on the site shows it. */

let users: unknown;

/** What the last successful request brought, undefined before it. The specification does not say its fields. */
export function currentUsers(): unknown {
  return users;
}

/**
 * Address of the users list.
 * @param host address without protocol, such as api.example.com; unset or empty means the site's own folder
 */
export function usersUrl(host?: string): string {
  // Relative to the document, so that a site in a sub-path finds the list.
  if (!host) return new URL("api/users", document.baseURI).href;
  const bare = host.replace(/^[a-z]+:\/\//i, "").replace(/\/+$/, "");
  return new URL(`//${bare}/api/users`, document.baseURI).href;
}

/**
 * One GET of the users list.
 * @throws 'Network response was not ok' for a status outside 200–299; a TypeError without a connection; a SyntaxError
 * when the answer is no JSON
 */
export async function fetchUsers(host?: string): Promise<unknown> {
  const response = await fetch(usersUrl(host), { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error("Network response was not ok");
  return response.json();
}

/** Asks for the users list, logs it and keeps it. A failure is logged, and the page goes on. */
export async function loadUsers(host = import.meta.env.VITE_API_HOST): Promise<void> {
  try {
    users = await fetchUsers(host);
    console.log("Users:", users);
  } catch (error) {
    console.error("Error fetching users:", error);
  }
}
