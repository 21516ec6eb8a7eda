/** What survives a reload and is too big for localStorage: things by key, on a shelf for each kind, in IndexedDB. */
export const SHELVES = ["games", "decks", "replays", "puzzles", "images", "results"] as const;
export type Shelf = (typeof SHELVES)[number];

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("rulebound", 1);
    request.onupgradeneeded = () => {
      for (const shelf of SHELVES) if (!request.result.objectStoreNames.contains(shelf)) request.result.createObjectStore(shelf);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function on<T>(shelf: Shelf, mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const store = (await database()).transaction(shelf, mode).objectStore(shelf);
  return new Promise((resolve, reject) => {
    const request = use(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export const take = <T>(shelf: Shelf, key: string): Promise<T | undefined> => on(shelf, "readonly", (store) => store.get(key));
export const put = (shelf: Shelf, key: string, thing: unknown): Promise<unknown> =>
  on(shelf, "readwrite", (store) => store.put(thing, key));
export const drop = (shelf: Shelf, key: string): Promise<unknown> => on(shelf, "readwrite", (store) => store.delete(key));

export async function everything<T>(shelf: Shelf): Promise<readonly (readonly [key: string, thing: T])[]> {
  const keys = await on(shelf, "readonly", (store) => store.getAllKeys());
  const things = await on<T[]>(shelf, "readonly", (store) => store.getAll() as IDBRequest<T[]>);
  return things.map((thing, index) => [String(keys[index]), thing]);
}
