import { useStrings } from "../strings/index.ts";

/** What a page that fell over leaves behind: what happened, and a way on. */
export function Fallen({ error }: { readonly error: unknown }) {
  const { app } = useStrings();
  return (
    <div className="page" role="alert">
      <h1>{app.crashed.title}</h1>
      <p>{app.crashed.text}</p>
      <pre className="panel" style={{ overflow: "auto", margin: 0 }}>
        {error instanceof Error ? error.message : String(error)}
      </pre>
      <p>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {app.crashed.again}
        </button>
      </p>
    </div>
  );
}
